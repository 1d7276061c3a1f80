import { describe, expect, it } from 'vitest'
import type { SidebarLine } from './sidebar-lines'
import { countFound, filterLines, splitAtWords, wordsOf, type FoundLine } from './sidebar-match'

const page = (label: string): SidebarLine => ({ label, href: `/docs/${label}/`, context: null, tag: null })
const category = (label: string, ...items: SidebarLine[]): SidebarLine => ({
  label,
  href: null,
  context: null,
  tag: null,
  items,
})

const LINES = [
  page('Introduction'),
  category(
    'Query & SQL Reference',
    page('SQL execution order'),
    category('PGWire Clients', page('Python'), page('Go')),
    category('SQL Syntax', category('SELECT', page('ASOF JOIN'), page('CASE'))),
  ),
  category('Third-party Tools', category('Recommended', page('Pandas'))),
]

/** As a reader sees it: a closed category ends in an ellipsis. */
const seen = (found: readonly FoundLine[], indent = ''): string[] =>
  found.flatMap(({ line, items, open }) =>
    line.href !== null || open
      ? [`${indent}${line.label}`, ...seen(items, `${indent}  `)]
      : [`${indent}${line.label} …`],
  )
const filter = (text: string): string[] => seen(filterLines(LINES, wordsOf(text)))
const count = (text: string): number => countFound(filterLines(LINES, wordsOf(text)), wordsOf(text))

describe('filterLines', () => {
  it('finds parts of labels in any case, with the categories above them open', () => {
    expect(filter('asof')).toEqual(['Query & SQL Reference', '  SQL Syntax', '    SELECT', '      ASOF JOIN'])
  })

  it('finds words of a page and of the categories above it, in any order', () => {
    const python = ['Query & SQL Reference', '  PGWire Clients', '    Python']
    expect(filter('python pgwire')).toEqual(python)
    expect(filter('PGWire  pyth')).toEqual(python)
  })

  it('leaves a category that fits alone closed beside pages that fit', () => {
    expect(filter('sql')).toEqual(['Query & SQL Reference', '  SQL execution order', '  SQL Syntax …'])
  })

  it('opens categories where nothing else is found, but not those inside of them', () => {
    expect(filter('third')).toEqual(['Third-party Tools', '  Recommended …'])
    expect(filter('clients')).toEqual(['Query & SQL Reference', '  PGWire Clients', '    Python', '    Go'])
  })

  it('finds nothing where a word occurs nowhere, or only above', () => {
    expect(filter('asof kafka')).toEqual([])
    expect(filter('sql reference pandas')).toEqual([])
  })
})

describe('countFound', () => {
  it('counts pages, and categories that fit alone', () => {
    expect([count('asof'), count('sql'), count('clients'), count('third'), count('kafka')]).toEqual([
      1, 2, 1, 1, 0,
    ])
  })
})

describe('splitAtWords', () => {
  it('puts words of the filter at odd places', () => {
    expect(splitAtWords('ASOF JOIN', ['join', 'as'])).toEqual(['', 'AS', 'OF ', 'JOIN', ''])
    expect(splitAtWords('Time series', [])).toEqual(['Time series'])
  })

  it('takes the longest of words that begin alike', () => {
    expect(splitAtWords('Timestamp', ['time', 'timestamp'])).toEqual(['', 'Timestamp', ''])
  })

  it('takes words literally', () => {
    expect(splitAtWords('C & C++', ['c++'])).toEqual(['C & ', 'C++', ''])
    expect(splitAtWords('CACHE | NOCACHE', ['|'])).toEqual(['CACHE ', '|', ' NOCACHE'])
    expect(splitAtWords('.NET', ['.'])).toEqual(['', '.', 'NET'])
  })
})
