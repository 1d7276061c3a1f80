import { missingInternal } from '../../base/missing-internal'
import { isOptimized } from '../../base/optimizations'
import { PAGE_DATA_ID } from '../../base/page-data-id'
import { shareTexts } from './shared-texts'

const FILE = 'src/gatsby-internals/html/stamp-html.ts'

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
  /\s*<script\s+id="gatsby-chunk-mapping"\s*>(?:(?!<\/script>).)*<\/script>\s*<script>window\.___webpackCompilationHash="[^"]*";<\/script>/s

/** A script that {@link CODE_SCRIPTS} should have matched. */
const CODE_SCRIPT = /<script\b[^>]*(?:\bid="gatsby-chunk-mapping"|>\s*window\.___webpackCompilationHash\b)/

/**
 * Replaces Gatsby's inline scripts, which differ from page to page, by the page's data as JSON, which
 * client/first-page-data reads. Gatsby then needs no request for the data of the first page. Strings that the document
 * contains are not repeated in the data.
 *
 * @param isAnywhere whether the page is served at addresses other than its own, where its data would be wrong
 * @throws when the HTML doesn't contain Gatsby's script with the route, or contains those with the code in another form
 */
export function stampHtml(html: string, { result, ...data }: PageData, isAnywhere: boolean): string {
  if (!ROUTE_SCRIPT.test(html))
    throw missingInternal(FILE, 'a script with the ID `gatsby-script-loader` in the HTML')
  const withoutCode = html.replace(CODE_SCRIPTS, '')
  if (CODE_SCRIPT.test(withoutCode))
    throw missingInternal(
      FILE,
      'a script with the ID `gatsby-chunk-mapping`, followed by one that sets `window.___webpackCompilationHash`',
    )
  const pageData = isAnywhere ? {} : (result.data ?? {})
  const shared = isOptimized('shared-texts')
    ? shareTexts(withoutCode, withoutHtml(pageData))
    : { html: withoutCode, data: pageData }
  const { path, build, ...rest } = data
  const json = isAnywhere
    ? { path, build }
    : { path, ...rest, result: { ...result, data: shared.data }, build }
  return shared.html.replace(
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
