import { describe, expect, it } from 'vitest'
import { buildSearchFile, groupOf, type IndexedPage } from './build-search-file'
import { SearchEngine } from './engine'
import { ODD_INPUT } from '../../tests/support/odd-input'
import { answerFrom } from './passages'

const page = (route: string, title: string, sections: [string | null, string, string?][]): IndexedPage => ({
  route,
  title,
  description: '',
  label: title,
  keywords: [],
  place: ['Concepts'],
  functions: [],
  errors: [],
  sections: sections.map(([heading, text, code = '']) => ({
    anchor: heading?.toLowerCase().replaceAll(' ', '-') ?? null,
    heading,
    text,
    code,
  })),
})
const pages = [
  {
    ...page('/docs/concept/partitions/', 'Partitions', [
      [null, 'A table is cut into folders by time.'],
      ['Drop old partitions', 'Remove rows that are no longer wanted.', 'ALTER TABLE t DROP PARTITION'],
    ]),
    errors: [{ message: 'no space left [errno=28]', anchor: 'drop-old-partitions' }],
  },
  page('/docs/reference/sql/latest-on/', 'LATEST ON', [[null, 'The newest row of each key.']]),
  {
    ...page('/docs/reference/function/text/', 'Text functions', [
      [null, 'Cut and join.'],
      ['rpad', 'Fills up on the right; cairo.sql.buffer.size limits it.'],
    ]),
    functions: [{ name: 'rpad', anchor: 'rpad' }],
  },
]
const { file, texts } = buildSearchFile(pages, {
  synonyms: [{ when: ['delete rows'], also: ['drop partition'] }],
  suggestions: [],
  parameters: new Set(['cairo.sql.buffer.size']),
})
// as a browser gets it
const engine = new SearchEngine(JSON.parse(JSON.stringify(file)) as typeof file)
const first = (question: string) => {
  const [found] = engine.search(question)
  return found && `${found.route}${found.sections[0]?.anchor ? `#${found.sections[0].anchor}` : ''}`
}

describe('search', () => {
  it.each([
    ['latest on', '/docs/reference/sql/latest-on/'],
    ['LATEST', '/docs/reference/sql/latest-on/'],
    ['partition', '/docs/concept/partitions/'],
    ['partitons', '/docs/concept/partitions/'],
    ['partiti', '/docs/concept/partitions/'],
    ['latset', '/docs/reference/sql/latest-on/'],
    ['latestOn', '/docs/reference/sql/latest-on/'],
    ['ERROR: no space left [errno=28]', '/docs/concept/partitions/#drop-old-partitions'],
    ['rpa', '/docs/reference/function/text/#rpad'],
    // the heading itself, though the page names it among its keywords
    ['rpad', '/docs/reference/function/text/#rpad'],
    ['cairo.sql.buffer.size', '/docs/reference/function/text/#rpad'],
    ['how do I delete rows?', '/docs/concept/partitions/#drop-old-partitions'],
  ])('%s leads to %s', (question, expected) => {
    expect(first(question)).toBe(expected)
  })

  it('finds nothing where nothing is, and nothing for no question', () => {
    expect(engine.search('zzzzzz')).toEqual([])
    expect(engine.search('   ')).toEqual([])
  })

  it.each(ODD_INPUT)('does not throw for %s, and finds nothing', (_, text) => {
    expect(engine.search(text)).toEqual([])
    expect(() => engine.similarNames(text)).not.toThrow()
  })

  it.each(['lat\u200best on', '\u2067latest on\u2069', 'latest\u00a0on', 'latest on\ud800'])(
    'ignores what readers cannot see: %j',
    (question) => {
      expect(first(question)).toBe('/docs/reference/sql/latest-on/')
    },
  )

  it('finds an exponent as readers type it', () => {
    const { file } = buildSearchFile([page('/docs/float/', 'Float', [[null, 'Exact up to 2⁵³ only.']])], {
      synonyms: [],
      suggestions: [],
      parameters: new Set(),
    })
    for (const question of ['2^53', '2⁵³'])
      expect(new SearchEngine(file).search(question)[0]?.route).toBe('/docs/float/')
  })

  it('leaves out pages that share only a common word with the question, but not the only ones', () => {
    const { file } = buildSearchFile(
      [
        page('/docs/replace/', 'Replace partitions', [[null, 'Replace partitions of a table.']]),
        ...Array.from({ length: 9 }, (_, at) =>
          page(`/docs/${at}/`, `Page ${at}`, [[null, 'It has partitions.']]),
        ),
      ],
      { synonyms: [], suggestions: [], parameters: new Set() },
    )
    const engine = new SearchEngine(file)
    expect(engine.search('replace partitions').map(({ route }) => route)).toEqual(['/docs/replace/'])
    expect(engine.search('has partitions').length).toBeGreaterThan(5)
  })

  it('proposes names that are spelled alike, of one part of the site if it is named', () => {
    expect(engine.similarNames('partitns')).toEqual(['Partitions'])
    expect(engine.similarNames('partitns', 'Functions')).toEqual([])
    expect(engine.similarNames('rpadd', 'Functions')).toEqual(['rpad'])
  })

  it.each([
    ['brackets', '['.repeat(100_000)],
    ['closed brackets', '[]'.repeat(50_000)],
    ['one word', 'a'.repeat(100_000)],
    ['many words', Array.from({ length: 20_000 }, (_, at) => `word${at}`).join(' ')],
    ['a phrase again and again', 'delete rows '.repeat(10_000)],
    ['parts of names', 'a.b_c'.repeat(20_000)],
  ])('is quick whatever is pasted: %s', async (_, pasted) => {
    const began = performance.now()
    const pages = engine.search(pasted)
    await answerFrom(pasted, pages, (page) => Promise.resolve(texts[page] ?? []))
    expect(performance.now() - began).toBeLessThan(500)
  })

  it('finds a message at the beginning of a long trace', () => {
    expect(first(`ERROR: no space left [errno=28]\n${'at io.questdb.Frame\n'.repeat(5_000)}`)).toBe(
      '/docs/concept/partitions/#drop-old-partitions',
    )
  })

  it.each(['constructor', '__proto__', 'hasOwnProperty'])('finds the word %s like any other', (word) => {
    const built = buildSearchFile([page('/docs/java/', 'Java', [[null, `The ${word} of a sender.`]])], {
      synonyms: [{ when: [word], also: ['maker'] }],
      suggestions: [],
      parameters: new Set(),
    })
    expect(new SearchEngine(built.file).search(word)[0]?.route).toBe('/docs/java/')
  })

  it('puts the page first whose title a question contains, or a synonym of it', () => {
    const long = 'The storage engine writes storage files, and storage engines read them.'
    const { file } = buildSearchFile(
      [
        page('/docs/form/', 'Form', [
          ['Storage engine', long],
          ['The storage engine', long],
        ]),
        page('/docs/engine/', 'Storage engine', [[null, 'Files.']]),
      ],
      {
        synonyms: [{ when: ['how it stores'], also: ['storage engine'] }],
        suggestions: [],
        parameters: new Set(),
      },
    )
    const engine = new SearchEngine(file)
    for (const question of ['What is the storage engine?', 'how it stores'])
      expect(engine.search(question)[0]?.route, question).toBe('/docs/engine/')
  })

  it('keeps to one part of the site', () => {
    expect(engine.search('rows', 'SQL').every(({ group }) => group === 'SQL')).toBe(true)
    expect(engine.search('newest', 'Functions')).toEqual([])
    expect(engine.search('newest', 'Docs')[0]?.route).toBe('/docs/reference/sql/latest-on/')
    expect(engine.search('newest', 'Glossary')).toEqual([])
  })

  it('keeps the texts of sections in their order, for excerpts', () => {
    expect(texts[0]?.[1]?.text).toBe('Remove rows that are no longer wanted.')
    expect(engine.search('wanted')[0]?.sections[0]?.place).toBe(1)
  })
})

it.each([
  ['/docs/reference/function/text/', 'Functions'],
  ['/docs/reference/operators/text/', 'SQL'],
  ['/docs/configuration/', 'Configuration'],
  ['/docs/concept/symbol/', 'Docs'],
  ['/blog/2024/x/', 'Blog'],
  ['/glossary/vwap/', 'Glossary'],
  ['/compare/questdb-vs-kdb/', 'Compare'],
])('%s belongs to %s', (route, group) => {
  expect(groupOf(route)).toBe(group)
})
