import fs from 'node:fs'
import path from 'node:path'

/** The file that defines the colors for the screen; tokens-print.css replaces some of them for print. */
const STYLE_SHEET = 'src/styles/tokens.css'

/** Colors by the names of their custom properties, such as `--accent`. */
export type DesignTokens = ReadonlyMap<string, string>

/** The six-digit colors that a style sheet defines; if it defines one twice (for print, for example), the first. */
export function parseTokens(css: string): DesignTokens {
  const tokens = new Map<string, string>()
  for (const [, name = '', color = ''] of css.matchAll(/^\s*(--[\w-]+):\s*(#[0-9a-f]{6});/gim))
    if (!tokens.has(name)) tokens.set(name, color.toLowerCase())
  return tokens
}

const known = new Map<string, DesignTokens>()

/**
 * The colors of the site, for what is drawn during the build, where custom properties don't apply: diagrams, social
 * images, icons. The file is read once.
 *
 * @param root folder of the project
 */
export function designTokens(root: string): DesignTokens {
  const read = known.get(root) ?? parseTokens(fs.readFileSync(path.join(root, STYLE_SHEET), 'utf8'))
  known.set(root, read)
  return read
}

/**
 * The color of a token, such as `#d14671`.
 *
 * @throws if no color has this name
 */
export function tokenColor(tokens: DesignTokens, name: string): string {
  const color = tokens.get(name)
  if (color === undefined)
    throw new Error(
      `${STYLE_SHEET} doesn't define ${name} as a six-digit color. Define it there, for example: ${name}: #21222c;`,
    )
  return color
}
