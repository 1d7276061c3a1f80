import { describe, expect, it } from 'vitest'
import { reportAddress } from './report-address'

describe('reportAddress', () => {
  it('fills in title, page and lines', () => {
    const address = new URL(
      reportAddress('https://example.com/site', 'Broken & gone', 'https://questdb.com/docs/x/#a', [
        'Error: outer',
        'TypeError: inner',
      ]),
    )
    expect(address.origin + address.pathname).toBe('https://example.com/site/issues/new')
    expect(address.searchParams.get('title')).toBe('Broken & gone')
    expect(address.searchParams.get('body')).toBe(
      'Page: https://questdb.com/docs/x/#a\n\n```\nError: outer\nTypeError: inner\n```',
    )
  })

  it('stays short enough for a code host', () => {
    const address = reportAddress('https://example.com/site', 'Title', 'https://questdb.com/', [
      'x'.repeat(20_000),
    ])
    expect(address.length).toBeLessThan(8000)
  })
})
