import { ownValue } from '../own-value'

/** What Gatsby takes for the data of the first page, if the HTML brings it. */
interface InlinePageData {
  result: { data?: Record<string, { html?: string } | null> }
}

/**
 * The HTML brings the data of its page without the texts that stand in the document already: they are sent once.
 * Here they are put back: React needs them, now and on the day the reader returns to this page without a new document.
 */
export function giveTextToPageData(page: Document): void {
  const { pageData } = window as { pageData?: InlinePageData }
  const data = pageData?.result.data
  if (!data) return
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
