/** The reader's filter settings. */
export interface Wanted {
  /** As typed. */
  filter: string
  reloadableOnly: boolean
}

const FILTER = 'filter'
const RELOADABLE = 'reloadable'

/** Words that an entry must contain, in lower case. Only the key of a pasted line (`pg.user=admin`) is used. */
export function wordsOf(filter: string): string[] {
  return filter
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/=.*$/, ''))
    .filter((word) => word !== '')
}

/** Whether a lower-case string contains all words, in any order; partial words match as well. */
export function containsAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}

/** Filter settings in a query string: `?filter=wal&reloadable=1`. */
export function wantedIn(search: string): Wanted {
  const query = new URLSearchParams(search)
  return { filter: query.get(FILTER) ?? '', reloadableOnly: query.has(RELOADABLE) }
}

/** URL with these filter settings; retains its hash and other parameters. */
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

/** Status text with the number of matches; empty while nothing is filtered. */
export function countText(shown: number, all: number, { filter, reloadableOnly }: Wanted): string {
  if (filter.trim() === '' && !reloadableOnly) return ''
  if (shown === 0) return 'No property matches. Clear the filter with Escape.'
  return `${shown} of ${all} properties`
}
