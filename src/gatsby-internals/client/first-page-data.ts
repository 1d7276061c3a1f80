import { ownValue } from '../../base/own-value'
import { PAGE_DATA_ID } from '../../base/page-data-id'

/** Content of the element with the ID {@link PAGE_DATA_ID}: the page data that Gatsby's loader fetches, without strings that the document contains. */
export interface FirstPageData {
  /** Route of the page. */
  path: string
  /** Name of the build. */
  build: string
  /** Missing from pages that are served at other addresses, such as the 404 page. */
  result?: { data?: Record<string, { html?: string } | null> }
}

/**
 * Sets the global variables that Gatsby reads when it starts. Gatsby writes them as an inline script, which differs from
 * page to page, so that a Content-Security-Policy would have to allow every inline script.
 */
export function readPageData(page: Document): void {
  const data = JSON.parse(page.getElementById(PAGE_DATA_ID)?.textContent ?? '') as FirstPageData
  putTextsBack(page, data.result?.data ?? {})
  Object.assign(window, {
    pagePath: data.path,
    pageData: data.result && data,
    ___webpackCompilationHash: data.build,
    // Gatsby prefetches the scripts of templates from this list. The service worker fetches all of them anyway.
    ___chunkMapping: {},
  })
}

/** Restores the strings that are omitted because the document contains them. React needs them in the page data. */
function putTextsBack(page: Document, data: Record<string, { html?: string } | null>): void {
  const text = page.querySelector('[data-article]')
  for (const value of Object.values(data)) if (text && value?.html === '') value.html = text.innerHTML
  for (const element of page.querySelectorAll<HTMLElement>('[data-text]'))
    putAt(data, element.dataset.text?.split('.') ?? [], element.textContent)
}

function putAt(data: object, path: readonly string[], text: string): void {
  const last = path.at(-1) ?? ''
  const holder = path.slice(0, -1).reduce<unknown>((value, name) => ownValue(Object(value), name), data)
  if (typeof holder === 'object' && holder !== null && Object.hasOwn(holder, last))
    Object.assign(holder, { [last]: text })
}
