/**
 * Replaces `gatsby-script` in the browser bundle. Gatsby exports that component to every site; this one has no
 * third-party scripts that would need it.
 */
export const Script = undefined
export const ScriptStrategy = {}
export const collectedScriptsByPage = new Map<string, unknown>()
export const scriptCache = new Set<string>()
export const scriptCallbackCache = new Map<string, unknown>()
