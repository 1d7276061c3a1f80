import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { POLICY_FILE } from '../../hosting/policy'
import { OWN_MACHINE } from '../../dashboard/endpoint'
import { readSiteData } from '../../content/site/read-site-data'

/** Limit on distinct inline scripts: those of the site and gatsby-plugin-image, with room for two more. */
const MOST_SCRIPTS = 6

/** Matches start tags with quoted attributes, and the text up to the end tag. */
const SCRIPT = /<script\b((?:"[^"]*"|[^">])*)>(.*?)<\/script>/gs

/** Values of `type` for which a browser runs a script (HTML standard, "prepare the script element"). */
const RUNS = /^(|module|(text|application)\/javascript)$/

/**
 * Returns the executable inline scripts of a page. Data blocks such as JSON-LD aren't subject to a
 * Content-Security-Policy.
 */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => {
      const type = /\stype="([^"]*)"/.exec(attributes)?.[1] ?? ''
      return RUNS.test(type) && !/\ssrc=/.test(attributes)
    })
    .map(([, , text = '']) => text)
}

/** URLs in the site data that pages connect to: absolute URLs, paths on this site, or empty. */
export interface ContactedAddresses {
  /** Endpoint of the contact form. */
  contact: string
  /** Server for dashboards. */
  dashboard: string | null
  /** Server that runs examples. */
  live: string
  /** Script of the assistant. */
  assistant: string | undefined
}

/**
 * Returns headers by name, in addition to those that src/hosting/policy adds to every build.
 *
 * @param scripts the distinct inline scripts of all pages
 */
export function securityHeaders(
  scripts: readonly string[],
  { contact, dashboard, live, assistant }: ContactedAddresses,
): Record<string, string> {
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...originOf(assistant)],
    // Gatsby inlines each page's style sheet, and formulas and charts use style attributes
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...originOf(assistant)],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...originOf(contact),
      ...originOf(dashboard),
      ...originOf(live),
      ...originOf(assistant),
      // readers can use their own server; http also matches https
      ...OWN_MACHINE.map((host) => `http://${host}:*`),
    ],
    'frame-src': assistant?.startsWith('https:') ? originOf(assistant) : ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    // without scripts, the browser submits the form itself
    'form-action': ["'self'", ...originOf(contact)],
    'frame-ancestors': ["'none'"],
  }
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
}

const originOf = (address: string | null | undefined): string[] =>
  address?.startsWith('https:') ? [new URL(address).origin] : []

/**
 * Writes {@link POLICY_FILE}, which src/hosting/policy reads.
 *
 * @param folder the finished site
 * @param pages paths of its HTML files
 * @throws if pages contain more distinct inline scripts than a header can list, for example one that differs on each
 * page
 */
export function writeSecurityPolicy(root: string, folder: string, pages: readonly string[]): void {
  const scripts = new Map<string, string>()
  for (const file of pages)
    for (const text of inlineScripts(fs.readFileSync(file, 'utf8')))
      if (!scripts.has(text)) scripts.set(text, path.relative(folder, file))
  if (scripts.size > MOST_SCRIPTS) {
    const some = [...scripts].slice(0, 2 * MOST_SCRIPTS)
    throw new Error(
      `The pages contain ${scripts.size} distinct inline scripts. The Content-Security-Policy lists each one, so at most ` +
        `${MOST_SCRIPTS} are allowed, and none may differ from page to page: put such data in a JSON script element.\n` +
        some.map(([text, file]) => `  ${file}: ${text.trim().slice(0, 80)}`).join('\n'),
    )
  }
  const { provider, script } = readSiteData(root, 'assistant').value
  const headers = securityHeaders([...scripts.keys()].sort(), {
    contact: readSiteData(root, 'contact').value.endpoint,
    dashboard: readSiteData(root, 'dashboard').value.endpoint,
    live: readSiteData(root, 'live').value.endpoint,
    assistant: provider === 'script' ? script?.address : undefined,
  })
  fs.writeFileSync(path.join(folder, POLICY_FILE), JSON.stringify(headers, null, 2))
}
