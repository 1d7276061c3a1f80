import { ownValue } from '../../base/own-value'

/** Where a text of the page's data stands in its HTML: the path to it below `result.data`. */
export const TEXT_MARK = 'data-text'

/** Shorter texts are not worth a mark, in characters. */
const SHORTEST = 80

const OLD_MARK = new RegExp(` ${TEXT_MARK}="[^"]*"`, 'g')

/** HTML and data of a page, each long text in one of them only. */
export interface SharedTexts {
  html: string
  data: Record<string, unknown>
}

/**
 * Takes out of the data each long text that is also the whole text of an element, and marks the element with the place
 * that it has in the data (client/first-page-data puts it back). A text that stands in both would be sent twice.
 */
export function shareTexts(html: string, data: Record<string, unknown>): SharedTexts {
  let marked = html.replace(OLD_MARK, '')
  const cut = (value: unknown, path: readonly string[]): unknown => {
    if (typeof value === 'string') {
      const place = value.length < SHORTEST ? undefined : freePlace(marked, `>${escaped(value)}</`)
      if (place === undefined) return value
      marked = `${marked.slice(0, place)} ${TEXT_MARK}="${path.join('.')}"${marked.slice(place)}`
      return ''
    }
    if (Array.isArray(value)) return value.map((one, index) => cut(one, [...path, String(index)]))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cut(one, [...path, name])]))
    return value
  }
  return { data: cut(data, []) as Record<string, unknown>, html: marked }
}

/** Where an opening tag ends whose element holds just this, is no script and has no mark yet. */
function freePlace(html: string, ending: string): number | undefined {
  for (let place = html.indexOf(ending); place >= 0; place = html.indexOf(ending, place + 1)) {
    const tag = /^<(?!script)[a-z]\w*(?: [^>]*)?$/.exec(html.slice(html.lastIndexOf('<', place), place))?.[0]
    if (tag && !tag.includes(TEXT_MARK)) return place
  }
  return undefined
}

/** A text as React writes it into HTML. */
function escaped(text: string): string {
  const signs: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#x27;',
  }
  return text.replace(/[&<>"']/g, (sign) => ownValue(signs, sign) ?? sign)
}
