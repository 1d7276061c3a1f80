import { describe, expect, it } from 'vitest'
import { buildSearchFile, documentsOf, type IndexedPage } from './build-search-file'
import { MARK, openPostings } from './postings'
import type { SearchFile } from './search-file'

const section = (heading: string | null, text: string, code = '') => ({
  anchor: heading?.toLowerCase().replace(/ /g, '-') ?? null,
  heading,
  text,
  code,
})

const PAGE: IndexedPage = {
  route: '/docs/concept/symbol/',
  title: 'Symbol',
  description: 'Strings that repeat.',
  label: 'Symbol',
  keywords: [],
  place: ['Concepts'],
  group: 'Docs',
  sections: [section(null, 'Opening.'), section('See also', 'Partitions'), section('Capacity', 'Values.')],
  functions: [],
  errors: [],
}
const NOTHING = { synonyms: [], suggestions: [], phrases: {}, parameters: new Set<string>() }
const fileOf = (...pages: IndexedPage[]) => buildSearchFile(pages, NOTHING).file

/** Sections that a word of the index leads to, with its marks. */
const marksOf = (file: SearchFile, term: string): [section: number, mark: number][] => {
  const { terms, starts, sections, marks } = openPostings(file.index)
  const at = terms.indexOf(term)
  if (at < 0) return []
  return [...sections.slice(starts[at], starts[at + 1])].map((one, place) => [
    one,
    marks[(starts[at] ?? 0) + place] ?? 0,
  ])
}

it('does not search sections that contain only links', () => {
  const documents = documentsOf([PAGE], new Set())
  expect(documents.map(({ heading, text }) => [heading, text])).toEqual([
    ['', 'Opening.'],
    ['', ''],
    ['Capacity', 'Values.'],
  ])
})

it('keeps their places, by which the index and the excerpts find sections', () => {
  const { file, texts } = buildSearchFile([PAGE], NOTHING)
  expect(file.sections).toEqual([[null, 'See also', 'Capacity']])
  expect(texts[0]?.map(({ text }) => text)).toEqual(['Opening.', 'Partitions', 'Values.'])
})

it('has the label of a page only where it is not the title, and its categories in one line', () => {
  const labelled: IndexedPage = {
    ...PAGE,
    route: '/glossary/symbol/',
    label: 'Symbols',
    place: ['Guides', 'Types'],
    group: 'Glossary',
  }
  expect(fileOf(PAGE, labelled).pages).toEqual([
    { route: '/docs/concept/symbol/', title: 'Symbol', group: 'Docs', place: 'Concepts' },
    {
      route: '/glossary/symbol/',
      title: 'Symbol',
      label: 'Symbols',
      group: 'Glossary',
      place: 'Guides › Types',
    },
  ])
})

it('has the anchor of a section only where the heading does not tell it', () => {
  const sections = [
    section(null, ''),
    section('Old values', ''),
    { ...section('Old values', ''), anchor: 'old-values-1' },
  ]
  expect(fileOf({ ...PAGE, sections }).sections).toEqual([
    [null, 'Old values', ['Old values', 'old-values-1']],
  ])
})

it('lists each error message with the sections that show it, counted from page to page', () => {
  const full = 'no space left'
  const file = fileOf(
    { ...PAGE, errors: [{ message: full, anchor: 'capacity' }] },
    {
      ...PAGE,
      errors: [
        { message: full, anchor: 'see-also' },
        { message: 'table is locked', anchor: null },
        // a section that isn't indexed: the page
        { message: 'table is busy', anchor: 'gone' },
      ],
    },
    { ...PAGE, errors: [{ message: full, anchor: null }] },
  )
  expect(file.errors).toEqual([
    [full, 2, 4, 6],
    ['table is locked', 3],
    ['table is busy', 3],
  ])
})

describe('what is searched of a section', () => {
  const page: IndexedPage = {
    ...PAGE,
    label: 'Symbols',
    keywords: ['enum', 'dictionary'],
    sections: [
      section(null, 'Opening.'),
      section(
        'Capacity',
        'Set cairo.symbol.capacity.max, a.b or cairo.wal; see trades.csv. cairo.wal is read once.',
        'SELECT 1',
      ),
    ],
    functions: [
      { name: 'count_symbols', anchor: null },
      { name: 'capacity', anchor: 'capacity' },
      { name: 'max_capacity', anchor: 'capacity' },
    ],
    errors: [
      { message: 'symbol is too long', anchor: null },
      { message: 'capacity exceeded', anchor: 'capacity' },
      { message: 'not a symbol', anchor: 'capacity' },
    ],
  }
  const [opening, capacity] = documentsOf([page], new Set(['cairo.symbol.capacity.max', 'cairo.wal', 'a.b']))

  it('are the names, the description and its own functions and errors, for the beginning of a page', () => {
    expect(opening).toEqual({
      title: 'Symbol Symbols enum dictionary',
      lead: 'Strings that repeat.',
      heading: '',
      names: 'count_symbols',
      errors: 'symbol is too long',
      text: 'Opening.',
      code: '',
    })
  })

  it('are its heading, functions, configuration keys and errors, for another section', () => {
    expect(capacity).toEqual({
      title: '',
      lead: '',
      heading: 'Capacity',
      names: 'capacity max_capacity cairo.symbol.capacity.max a.b cairo.wal',
      errors: 'capacity exceeded not a symbol',
      text: 'Set cairo.symbol.capacity.max, a.b or cairo.wal; see trades.csv. cairo.wal is read once.',
      code: 'SELECT 1',
    })
  })
})

describe('the index', () => {
  it('tells the fields that have a word, and how often the text has it, up to three times', () => {
    const texts = ['Zebra.', 'Zebra, zebra.', 'Zebra, zebra, zebra.', 'Zebra, zebra, zebra, zebra.']
    const file = fileOf({
      ...PAGE,
      title: 'Zebra',
      label: 'Zebra',
      description: 'A zebra.',
      sections: [section(null, ''), ...texts.map((text) => section('Zebra', text))],
    })
    expect(marksOf(file, 'zebra')).toEqual([
      [0, MARK.title | MARK.lead],
      [1, MARK.heading | 1],
      [2, MARK.heading | 2],
      [3, MARK.heading | 3],
      [4, MARK.heading | 3],
    ])
  })

  it('has common words only where they may be names', () => {
    const file = fileOf({
      ...PAGE,
      title: 'WITH',
      description: 'Queries with names.',
      sections: [section(null, 'Begin with a name.'), section('Without a name', 'Go on.')],
      functions: [{ name: 'on', anchor: 'without-a-name' }],
    })
    expect(marksOf(file, 'with')).toEqual([[0, MARK.title]])
    expect(marksOf(file, 'without')).toEqual([[1, MARK.heading]])
    expect(marksOf(file, 'on')).toEqual([[1, MARK.names]])
  })

  it('has no single figures', () => {
    const file = fileOf({ ...PAGE, sections: [section(null, 'Between 5 and 40 values.')] })
    expect(marksOf(file, '5')).toEqual([])
    expect(marksOf(file, '40')).toEqual([[0, 1]])
  })

  describe('of code', () => {
    // ten sections: a word may be in the code of one, and no longer in that of two
    const codes = ['SELECT zebra, l2price', 'SELECT lion', 'SELECT lion', 'SELECT a::x, 2024 || 30d']
    const file = fileOf({
      ...PAGE,
      sections: Array.from({ length: 10 }, (_, at) => section(`Part ${at}`, '', codes[at] ?? 'SELECT')),
    })

    it('has words that few sections have', () => {
      expect(marksOf(file, 'zebra')).toEqual([[0, MARK.code]])
      expect(marksOf(file, 'l2price')).toEqual([[0, MARK.code]])
    })

    it('does not have words of many sections, unless they are elsewhere', () => {
      expect(marksOf(file, 'select')).toEqual([])
      expect(marksOf(file, 'lion')).toEqual([])
      expect(marksOf(file, 'part')).toHaveLength(10)
    })

    it.each(['::', '||', '2024', '30d'])('does not have %s, which is data or an operator', (term) => {
      expect(marksOf(file, term)).toEqual([])
    })
  })

  it('has numbers of the text, which readers search for', () => {
    const file = fileOf({ ...PAGE, sections: [section(null, 'Since 2024, rows live for 30d.')] })
    expect(marksOf(file, '2024')).toEqual([[0, 1]])
    expect(marksOf(file, '30d')).toEqual([[0, 1]])
  })
})
