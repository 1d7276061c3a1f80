import { describe, expect, it } from 'vitest'
import { checkReference, type DocumentingPage, type ReferenceSources } from './check-reference'

const list = <T>(file: string, ...values: T[]) => ({
  file,
  entries: values.map((value, index) => ({ value, line: index + 1 })),
})

const page = (given: Partial<DocumentingPage> = {}): DocumentingPage => ({
  file: 'content/docs/text.mdx',
  signatures: [{ name: 'rpad', anchor: 'rpad', heading: 'rpad', depth: 2 }],
  examples: [{ functions: ['rpad'], anchor: 'rpad' }],
  headings: [
    { id: 'rpad', depth: 2 },
    { id: 'pad-a-column', depth: 3 },
    { id: 'see-also', depth: 2 },
  ],
  ...given,
})

const sources = (given: Partial<ReferenceSources> = {}): ReferenceSources => ({
  functions: ['rpad', 'simulate_crash'],
  parameters: [],
  keywords: ['ASOF', 'LOCK'],
  pages: [page()],
  routes: new Set(['/docs/asof/']),
  internalFunctions: list('internal.yml', { name: 'simulate_crash' }),
  keywordPlaces: list<{ keyword: string; page?: string }>(
    'keywords.yml',
    { keyword: 'ASOF', page: '/docs/asof/' },
    { keyword: 'LOCK' },
  ),
  describedParameters: [],
  ...given,
})

const problems = (given: Partial<ReferenceSources>) =>
  checkReference(sources(given)).map(({ message }) => message)

describe('checkReference', () => {
  it('finds nothing where everything is documented or has a reason', () => {
    expect(problems({})).toEqual([])
  })

  it('names a function that no page documents, and what to write', () => {
    expect(problems({ functions: ['rpad', 'simulate_crash', 'lpad'] })).toEqual([
      expect.stringMatching(
        /internal\.yml.*the server has "lpad", but no page documents it.*<Signature of="lpad" \/>/s,
      ),
    ])
  })

  it('wants an example in the section, deeper headings included', () => {
    expect(
      problems({ pages: [page({ examples: [{ functions: ['rpad'], anchor: 'pad-a-column' }] })] }),
    ).toEqual([])
    for (const example of [
      { functions: ['rpad'], anchor: 'see-also' },
      { functions: ['lpad'], anchor: 'rpad' },
    ])
      expect(problems({ pages: [page({ examples: [example] })] })).toEqual([
        expect.stringMatching(/text\.mdx.*section "rpad" has no example that uses rpad/s),
      ])
  })

  it('refuses two places for one function', () => {
    expect(problems({ pages: [page(), page({ file: 'content/docs/other.mdx' })] })).toEqual([
      expect.stringMatching(/other\.mdx.*is already documented in content\/docs\/text\.mdx/s),
    ])
  })

  it('refuses entries that are documented, unknown or doubled', () => {
    const internalFunctions = list(
      'internal.yml',
      { name: 'simulate_crash' },
      { name: 'rpad' },
      { name: 'gone' },
      { name: 'simulate_crash' },
    )
    expect(problems({ internalFunctions })).toEqual([
      expect.stringMatching(/internal\.yml:2.*rpad is documented in/s),
      expect.stringMatching(/internal\.yml:3.*no function gone/s),
      expect.stringMatching(/internal\.yml:4.*is listed twice/s),
    ])
  })

  it('wants a place or a reason for each keyword, and pages that exist', () => {
    expect(problems({ keywords: ['ASOF', 'LOCK', 'FILL'] })).toEqual([
      expect.stringMatching(/keywords\.yml.*the server has the keyword FILL, which is not listed here/s),
    ])
    expect(problems({ keywords: ['ASOF'] })).toEqual([
      expect.stringMatching(/keywords\.yml:2.*no keyword LOCK/s),
    ])
    expect(problems({ routes: new Set() })).toEqual([
      expect.stringMatching(/keywords\.yml:1.*the page \/docs\/asof\/ does not exist/s),
    ])
  })
})
