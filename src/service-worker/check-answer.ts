import { PAGE_DATA_ID } from '../base/page-data-id'
import type { ManifestFile } from './offline-manifest'

/** How much of a file's SHA-256 the manifest contains, in hexadecimal digits: enough to notice damage and mix-ups. */
export const DIGEST_LENGTH = 16

/** Whether a response is an HTML page in place of another file, as captive portals and fallback pages are. */
export function isHtmlInstead(url: string, { headers }: Response): boolean {
  return /^text\/html\b/i.test(headers.get('content-type') ?? '') && !url.endsWith('.html')
}

/** Whether a response is a file of the manifest: complete, of a plausible type, and with that content. Reads the body. */
export async function isFile(answer: Response, { url, sha256 }: ManifestFile): Promise<boolean> {
  if (answer.status !== 200 || isHtmlInstead(url, answer)) return false
  const digest = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer())
  const digits = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.slice(0, DIGEST_LENGTH) === sha256
}

/** The beginning of the page data in a document, see src/gatsby-internals/html. */
const ROUTE = new RegExp(`<script id="${PAGE_DATA_ID}"[^>]*>\\{"path":"([^"]+)"`)

/**
 * Which page of which build a response is; undefined when it is no complete page of this site. The content itself is
 * not compared, because some hosts rewrite HTML. Reads the body.
 */
export async function pageIn(answer: Response): Promise<{ route: string; build: string } | undefined> {
  if (answer.status !== 200 || !/^text\/html\b/i.test(answer.headers.get('content-type') ?? ''))
    return undefined
  const html = await answer.text()
  const route = ROUTE.exec(html)?.[1]
  const build = buildIn(html)
  return route && build && html.includes('</html>') ? { route, build } : undefined
}

/** The build in an HTML document or in data, both stamped by src/gatsby-internals/html; undefined when there is none. */
export function buildIn(text: string): string | undefined {
  return /"build":"([0-9a-f]+)"\}(?:<\/script>|\s*$)/.exec(text)?.[1]
}
