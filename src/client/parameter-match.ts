/** What a reader wants to see of the properties. */
export interface Wanted {
  /** As typed. */
  filter: string
  reloadableOnly: boolean
}

const FILTER = 'filter'
const RELOADABLE = 'reloadable'

/** Words that an entry must contain, in small letters. Of a pasted line (`pg.user=admin`) the key alone is looked for. */
export function wordsOf(filter: string): string[] {
  return filter
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/=.*$/, ''))
    .filter((word) => word !== '')
}

/** True if a text in small letters contains all words, in any order and as parts of its words. */
export function containsAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}

/** What an address asks for: `?filter=wal&reloadable=1`. */
export function wantedIn(search: string): Wanted {
  const query = new URLSearchParams(search)
  return { filter: query.get(FILTER) ?? '', reloadableOnly: query.has(RELOADABLE) }
}

/** An address that asks for the same; its hash and other parameters stay. */
export function addressFor({ filter, reloadableOnly }: Wanted, href: string): string {
  const url = new URL(href)
  const put = (name: string, value: string) => {
    if (value === '') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  put(FILTER, filter.trim())
  put(RELOADABLE, reloadableOnly ? '1' : '')
  return url.href
}

/** How many entries are shown, for readers and screen readers; empty while nothing is filtered. */
export function countText(shown: number, all: number, { filter, reloadableOnly }: Wanted): string {
  if (filter.trim() === '' && !reloadableOnly) return ''
  if (shown === 0) return 'No property matches. Clear the filter with Escape.'
  return `${shown} of ${all} properties`
}
