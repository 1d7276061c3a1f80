import { PAGE_DATA_ID } from '../base/page-data-id'
import type { ManifestFile } from './offline-manifest'

/** Length of the manifest's truncated SHA-256 digests, in hex digits: enough to detect corruption and mix-ups. */
export const DIGEST_LENGTH = 16

/** Whether a response is HTML in place of another file, such as a captive portal's page or a fallback page. */
export function isHtmlInstead(url: string, { headers }: Response): boolean {
  return /^text\/html\b/i.test(headers.get('content-type') ?? '') && !url.endsWith('.html')
}

/** Whether a response has status 200, a plausible type, and the content that the manifest lists. Consumes the body. */
export async function isFile(answer: Response, { url, sha256 }: ManifestFile): Promise<boolean> {
  if (answer.status !== 200 || isHtmlInstead(url, answer)) return false
  const digest = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer())
  const digits = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.slice(0, DIGEST_LENGTH) === sha256
}

/** Start of the page data in a document, see src/gatsby-internals/html. */
const ROUTE = new RegExp(`<script id="${PAGE_DATA_ID}"[^>]*>\\{"path":"([^"]+)"`)

/**
 * The route and build of an HTML response; undefined if it isn't a complete page of this site. The content isn't
 * compared with the manifest, because some hosts rewrite HTML. Consumes the body.
 */
export async function pageIn(answer: Response): Promise<{ route: string; build: string } | undefined> {
  if (answer.status !== 200 || !/^text\/html\b/i.test(answer.headers.get('content-type') ?? ''))
    return undefined
  const html = await answer.text()
  const route = ROUTE.exec(html)?.[1]
  const build = buildIn(html)
  return route && build && html.includes('</html>') ? { route, build } : undefined
}

/** The build that src/gatsby-internals/html stamped on an HTML document or data; undefined if there is none. */
export function buildIn(text: string): string | undefined {
  return /"build":"([0-9a-f]+)"\}(?:<\/script>|\s*$)/.exec(text)?.[1]
}

/** In the head of each page, before anything that differs between pages (src/components/shell/on-render-body.tsx). */
const STYLES_META = '<meta name="styles"'

/**
 * Whether a response is a page of this site without its end. Browsers report most of these bodies as failed, but not one
 * whose damaged compression happens to decode, nor one that a proxy has cut off together with its length.
 */
export async function isCutOff(answer: Response): Promise<boolean> {
  if (answer.status !== 200) return false
  const text = await answer.clone().text()
  return text.includes(STYLES_META) && !text.includes('</html>')
}
