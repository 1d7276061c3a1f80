import { isOptimized } from '../../base/optimizations'
import { PAGE_DATA_ID } from '../../base/page-data-id'
import { shareTexts } from './shared-texts'

/** Page-data as Gatsby writes it. */
export interface PageData {
  path: string
  result: { data?: Record<string, unknown> }
  /** The build that wrote it; put in by us. */
  build?: string
  [key: string]: unknown
}

/** Gatsby's script with the route of the page, or what an earlier build replaced it with. */
const ROUTE_SCRIPT = new RegExp(`<script id="(?:gatsby-script-loader|${PAGE_DATA_ID})".*?</script>`, 's')

/** Gatsby's scripts with the names of all chunks and the hash of the code. */
const CODE_SCRIPTS =
  /\s*<script\s+id="gatsby-chunk-mapping"\s*>.*?<\/script>\s*<script>window\.___webpackCompilationHash="[^"]*";<\/script>/s

/**
 * Replaces Gatsby's inline scripts, which differ from page to page, by the page's data as JSON, which
 * client/first-page-data reads. Gatsby then needs no request for the data of the first page. Strings that the document
 * contains are not repeated in the data.
 *
 * @param isAnywhere whether the page is served at addresses other than its own, where its data would be wrong
 * @throws when the HTML doesn't contain Gatsby's script
 */
export function stampHtml(html: string, { result, ...data }: PageData, isAnywhere: boolean): string {
  if (!ROUTE_SCRIPT.test(html))
    throw new Error('the HTML has no script with the id gatsby-script-loader: did Gatsby change?')
  const pageData = isAnywhere ? {} : (result.data ?? {})
  const shared = isOptimized('shared-texts')
    ? shareTexts(html, withoutHtml(pageData))
    : { html, data: pageData }
  const { path, build, ...rest } = data
  const json = isAnywhere
    ? { path, build }
    : { path, ...rest, result: { ...result, data: shared.data }, build }
  return shared.html
    .replace(CODE_SCRIPTS, '')
    .replace(
      ROUTE_SCRIPT,
      () => `<script id="${PAGE_DATA_ID}" type="application/json">${safeJson(json)}</script>`,
    )
}

function withoutHtml(data: Record<string, unknown>): Record<string, unknown> {
  const cut = (value: unknown) =>
    value && typeof value === 'object' && 'html' in value ? { ...value, html: '' } : value
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, cut(value)]))
}

/** JSON that can be placed in a script element. */
function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}
