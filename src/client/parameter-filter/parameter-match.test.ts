import { describe, expect, it } from 'vitest'
import { addressFor, containsAll, countText, wantedIn, wordsOf } from './parameter-match'

const ENTRY = 'http.bind.to address and port of the http server. default: 0.0.0.0:9000 · qdb_http_bind_to'

describe('the words of a filter', () => {
  it.each(['http.bind', 'QDB_HTTP_BIND', 'port  ADDRESS', 'http.bind.to=127.0.0.1:9000', ''])(
    'find %j',
    (typed) => {
      expect(containsAll(ENTRY, wordsOf(typed))).toBe(true)
    },
  )

  it.each(['pg.user', 'http.bind postgres'])('do not find %j', (typed) => {
    expect(containsAll(ENTRY, wordsOf(typed))).toBe(false)
  })
})

describe('the address', () => {
  const page = 'https://questdb.com/docs/configuration/?a=1&filter=old#http.bind.to'

  it('holds the filter, and keeps its hash and everything else', () => {
    const address = addressFor({ filter: ' wal size ', reloadableOnly: true }, page)
    expect(address).toBe(
      'https://questdb.com/docs/configuration/?a=1&filter=wal+size&reloadable=1#http.bind.to',
    )
    expect(wantedIn(new URL(address).search)).toEqual({ filter: 'wal size', reloadableOnly: true })
  })

  it('loses an empty filter', () => {
    expect(addressFor({ filter: ' ', reloadableOnly: false }, page)).toBe(
      'https://questdb.com/docs/configuration/?a=1#http.bind.to',
    )
  })
})

describe('the count', () => {
  it('is said while something is filtered', () => {
    expect(countText(3, 501, { filter: 'wal', reloadableOnly: false })).toBe('3 of 501 properties')
    expect(countText(24, 501, { filter: '', reloadableOnly: true })).toBe('24 of 501 properties')
    expect(countText(0, 501, { filter: 'x', reloadableOnly: false })).toMatch(/^No property matches/)
    expect(countText(501, 501, { filter: ' ', reloadableOnly: false })).toBe('')
  })
})
