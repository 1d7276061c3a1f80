import { shareTexts } from './shared-texts'

/** Page-data as Gatsby writes it. */
export interface PageData {
  path: string
  result: { data?: Record<string, unknown> }
  /** The build that wrote it; put in by us. */
  build?: string
  [key: string]: unknown
}

/** Gatsby's line in each HTML file, with what we added in an earlier build. */
const HASH = /window\.___webpackCompilationHash="[^"]*";(?:window\.pageData=.*?;\/\*end\*\/)?/s

/**
 * Puts the build and the page's data into its HTML. Gatsby then needs no request for the data of the first page.
 * Texts that stand in the document are not among the data, see client/first-page-data.
 *
 * @param data null for pages that are shown at other addresses than their own
 * @throws when Gatsby's line is not there
 */
export function stampHtml(html: string, build: string, data: PageData | null): string {
  if (!HASH.test(html))
    throw new Error('the HTML has no window.___webpackCompilationHash: did Gatsby change?')
  const shared = shareTexts(html, data ? withoutHtml(data.result.data ?? {}) : {})
  const inline = data
    ? `window.pageData=${safeJson({ ...data, result: { ...data.result, data: shared.data } })};/*end*/`
    : ''
  return shared.html.replace(HASH, () => `window.___webpackCompilationHash="${build}";${inline}`)
}

function withoutHtml(data: Record<string, unknown>): Record<string, unknown> {
  const cut = (value: unknown) =>
    value && typeof value === 'object' && 'html' in value ? { ...value, html: '' } : value
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, cut(value)]))
}

/** JSON that can stand in a script of an HTML file. */
function safeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, (sign) => (sign === '\u2028' ? '\\u2028' : '\\u2029'))
}
