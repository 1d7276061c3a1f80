import { ownValue } from '../../base/own-value'

/** Attribute of an element whose text was removed from the page's data. Its value is the path of the text below `result.data`. */
const TEXT_MARK = 'data-text'

/** Minimum length of a text in characters. For shorter ones, the attribute saves next to nothing. */
const SHORTEST = 80

const OLD_MARK = new RegExp(` ${TEXT_MARK}="[^"]*"`, 'g')

/** HTML and data of a page, in which a long text occurs only in one of them. */
export interface SharedTexts {
  html: string
  data: Record<string, unknown>
}

/**
 * Removes each long text from the data that is also the entire content of an element, because otherwise every page would
 * transfer it twice. The element is marked with the path of the text, so that client/first-page-data can restore it.
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

/** Finds an element whose entire content is the text and that isn't a script or marked already. Returns the end of its opening tag. */
function freePlace(html: string, ending: string): number | undefined {
  for (let place = html.indexOf(ending); place >= 0; place = html.indexOf(ending, place + 1)) {
    const tag = /^<(?!script)[a-z]\w*(?: [^>]*)?$/.exec(html.slice(html.lastIndexOf('<', place), place))?.[0]
    if (tag && !tag.includes(TEXT_MARK)) return place
  }
  return undefined
}

/** Escapes a text in the same way as React. */
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
