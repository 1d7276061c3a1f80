import { describe, expect, it } from 'vitest'
import { FAMILIES, searchedPage } from '../content/families'
import { buildSearchFile, searchedPlaces, type IndexedPage } from './build-search-file'
import { SearchEngine } from './engine'
import { ODD_INPUT } from '../../tests/support/odd-input'
import { answerFrom } from './passages'

const groupOf = (route: string) => {
  const family = Object.values(FAMILIES).find(({ prefix }) => route.startsWith(`${prefix}/`))
  return searchedPage(family?.type ?? '', route)?.group ?? 'Docs'
}
const page = (route: string, title: string, sections: [string | null, string, string?][]): IndexedPage => ({
  route,
  title,
  description: '',
  label: title,
  keywords: [],
  place: ['Concepts'],
  group: groupOf(route),
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
  phrases: {},
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
      phrases: {},
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
      { synonyms: [], suggestions: [], phrases: {}, parameters: new Set() },
    )
    const engine = new SearchEngine(file)
    expect(engine.search('replace partitions').map(({ route }) => route)).toEqual(['/docs/replace/'])
    expect(engine.search('has partitions').length).toBeGreaterThan(5)
  })

  it('names the words of a question that no section contains, except common ones and names', () => {
    const engine = new SearchEngine(
      buildSearchFile(pages, {
        synonyms: [{ when: ['shard'], also: ['partition'] }],
        suggestions: [],
        phrases: {},
        parameters: new Set(),
      }).file,
    )
    const { pages: found, unknown } = engine.results('how to Xylophone partitions xylophone.quux shard')
    expect(found.length).toBeGreaterThan(0)
    expect(unknown).toEqual(['Xylophone', 'xylophone.quux'])
    expect(engine.results('partition').unknown).toEqual([])
    // still being typed
    expect(engine.results('drop partit').unknown).toEqual([])
  })

  it('finds sections by the phrases of readers, and pages by their keywords', () => {
    const given = {
      synonyms: [],
      suggestions: [],
      phrases: { '/docs/concept/partitions/#drop-old-partitions': ['get rid of history', 'shrink the disk'] },
      parameters: new Set<string>(),
    }
    const keyed = { ...page('/docs/tour/', 'Tour', [[null, 'Look around.']]), keywords: ['walk through'] }
    const engine = new SearchEngine(buildSearchFile([...pages, keyed], given).file)
    const [found] = engine.search('get rid of history')
    expect(found?.route).toBe('/docs/concept/partitions/')
    expect(found?.sections[0]).toMatchObject({ anchor: 'drop-old-partitions', likeness: 1 })
    expect(engine.results('shrink the history').corrected).toBeUndefined()
    expect(engine.search('a walk through')[0]?.route).toBe('/docs/tour/')
    expect([...searchedPlaces(pages)].slice(0, 2)).toEqual([
      '/docs/concept/partitions/',
      '/docs/concept/partitions/#drop-old-partitions',
    ])
  })

  it('puts a section whose phrase is the question before a page with the same keyword', () => {
    const keyed = { ...page('/docs/move/', 'Move', [[null, 'Move data.']]), keywords: ['roll back'] }
    const engine = new SearchEngine(
      buildSearchFile(
        [
          ...pages,
          keyed,
          page('/docs/pg/', 'Wire', [
            [null, 'Ports.'],
            ['Transactions', 'BEGIN.'],
          ]),
        ],
        {
          synonyms: [],
          suggestions: [],
          phrases: { '/docs/pg/#transactions': ['roll back'] },
          parameters: new Set(),
        },
      ).file,
    )
    expect(engine.search('roll back').map(({ route }) => route)).toEqual(['/docs/pg/', '/docs/move/'])
  })

  it('rates a section higher whose heading is the question, word for word', () => {
    const engine = engineOf([
      page('/docs/a/', 'A', [
        [null, 'Text.'],
        ['Time format', 'A pattern.'],
      ]),
    ])
    const scoreOf = (question: string) => engine.search(question)[0]?.score ?? 0
    expect(scoreOf('time format')).toBeGreaterThan(scoreOf('format time') + 0.3)
  })

  it('finds nothing if the question only begins an unrelated word', () => {
    const filler = Array.from({ length: 200 }, (_, at) =>
      page(`/docs/${at}/`, `Page ${at}`, [[null, 'Text.']]),
    )
    const long = `The footer ${'of each page that is printed '.repeat(40)}`
    const engine = engineOf([...filler, page('/docs/long/', 'Print', [[null, long]])])
    expect(engine.search('foo')).toEqual([])
    expect(engine.search('footer')).toHaveLength(1)
  })

  it('puts the section first whose heading is the key of a setting', () => {
    const text = 'The key pg.net.bind.to is read when the server starts, like other keys.'
    const engine = engineOf([
      page('/docs/security/', 'Security', [['pg.net.bind.to and others', text]]),
      page('/docs/configuration/', 'Configuration', [
        [null, 'Keys.'],
        ['pg.net.bind.to', 'The address.'],
      ]),
    ])
    expect(engine.search('pg.net.bind.to')[0]).toMatchObject({ route: '/docs/configuration/' })
    // the environment variable that sets the same key
    const [found] = engine.search('QDB_PG_NET_BIND_TO')
    expect(found).toMatchObject({ route: '/docs/configuration/' })
    expect(found?.sections[0]).toMatchObject({ anchor: 'pg.net.bind.to' })
    expect(engine.variantsOf('what is QDB_PG_NET_BIND_TO?')[0]).toBe('what is pg.net.bind.to?')
  })

  it('prefers the documentation to a known issue', () => {
    const text = 'A window with lions excludes the current row.'
    const engine = engineOf([
      { ...page('/release-notes/', 'Release notes', [['Lions in a window', text]]), group: 'Docs' },
      page('/docs/window/', 'Windows', [['Lions in a window', text]]),
    ])
    expect(engine.search('lions row').map(({ route }) => route)).toEqual(['/docs/window/', '/release-notes/'])
  })

  it('prefers the setting itself to a page that names it among its keywords', () => {
    const engine = engineOf([
      { ...page('/docs/security/', 'Security', [[null, 'Change pg.user.']]), keywords: ['pg.user'] },
      page('/docs/configuration/', 'Configuration', [
        [null, 'Keys.'],
        ['pg.user', 'The name of the user.'],
      ]),
    ])
    expect(engine.search('pg.user')[0]).toMatchObject({ route: '/docs/configuration/' })
  })

  it("doesn't take a keyword for a word of the title", () => {
    const { file } = buildSearchFile(
      [
        { ...page('/docs/copy/', 'COPY', [[null, 'Import rows.']]), keywords: ['import', 'csv'] },
        {
          ...page('/docs/import/', 'Import CSV files', [[null, 'Import rows.']]),
          keywords: ['csv', 'import'],
        },
      ],
      { synonyms: [], suggestions: [], phrases: {}, parameters: new Set() },
    )
    expect(new SearchEngine(file).search('import')[0]?.route).toBe('/docs/import/')
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
    await answerFrom([pasted], pages, (page) => Promise.resolve(texts[page] ?? []))
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
      phrases: {},
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
        phrases: {},
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

/** An engine for pages of their own, with the synonyms of readers. */
const engineOf = (pages: readonly IndexedPage[], synonyms: { when: string[]; also: string[] }[] = []) =>
  new SearchEngine(
    buildSearchFile(pages, { synonyms, suggestions: [], phrases: {}, parameters: new Set() }).file,
  )
const routesOf = (engine: SearchEngine, ...asked: Parameters<SearchEngine['search']>) =>
  engine.search(...asked).map(({ route }) => route)

describe('the order of pages', () => {
  it('follows the number of sections that match, where the best ones are equal', () => {
    const engine = engineOf([
      page('/docs/one/', 'One', [
        [null, 'Rows.'],
        ['First', 'A checkpoint here.'],
        ['Second', 'Rows there.'],
      ]),
      page('/docs/two/', 'Two', [
        [null, 'Rows.'],
        ['First', 'A checkpoint here.'],
        ['Second', 'Checkpoint there.'],
      ]),
    ])
    expect(routesOf(engine, 'checkpoint')).toEqual(['/docs/two/', '/docs/one/'])
  })

  it.each([
    ['limit', 'LIMIT'],
    ['limit clause', 'LIMIT'],
    ['asof join clause', 'ASOF JOIN'],
    ['what is the asof join', 'ASOF JOIN'],
    ['syntax', 'Syntax'],
    ['CREATE statement', 'Creating'],
  ])('begins with the documentation where %j is the name of its page, %s', (question, title) => {
    const engine = engineOf([
      page('/blog/name/', title, [[null, 'Rows.']]),
      page('/docs/name/', title, [[null, 'Rows.']]),
    ])
    expect(routesOf(engine, question)[0]).toBe('/docs/name/')
  })

  it.each([
    ['latest on', 'LATEST BY'],
    ['asof ', 'ASOF JOIN'],
    ['asof join example', 'ASOF JOIN'],
  ])('does not favor the documentation where %j is not the name of its page, %s', (question, title) => {
    const engine = engineOf([
      page('/blog/name/', title, [[null, 'Rows.']]),
      page('/docs/name/', title, [[null, 'Rows.']]),
    ])
    expect(routesOf(engine, question)).toEqual(['/blog/name/', '/docs/name/'])
  })

  it('favors the title over the label of another page, and either over a part of a name', () => {
    const engine = engineOf([
      page('/docs/part/', 'Backup tools', [[null, 'Rows.']]),
      { ...page('/docs/label/', 'Backup tools', [[null, 'Rows.']]), label: 'Backup' },
      page('/docs/title/', 'Backup', [[null, 'Rows.']]),
    ])
    expect(routesOf(engine, 'backup')).toEqual(['/docs/title/', '/docs/label/', '/docs/part/'])
  })

  it('measures a name by the label where that is shorter', () => {
    const engine = engineOf([
      page('/blog/long/', 'Backup tools compared', [[null, 'Rows.']]),
      { ...page('/blog/label/', 'Backup tools compared', [[null, 'Rows.']]), label: 'Backup' },
    ])
    expect(routesOf(engine, 'backup')[0]).toBe('/blog/label/')
  })

  it('counts the title of a page for its sections', () => {
    const section: [string, string] = ['Drop old ones', 'Drop it.']
    const titles = ['Tables', 'Partitions', 'Views']
    const engine = engineOf(
      titles.map((title) => page(`/docs/${title.toLowerCase()}/`, title, [[null, 'Rows.'], section])),
    )
    for (const name of ['partitions', 'views']) {
      const [first, ...others] = engine.search(`drop old ${name}`)
      expect(first?.route).toBe(`/docs/${name}/`)
      expect(first?.sections[0]?.anchor).toBe('drop-old-ones')
      expect(others.map(({ sections }) => sections[0]?.anchor)).toEqual(['drop-old-ones', 'drop-old-ones'])
      for (const other of others)
        expect(first?.sections[0]?.score).toBeGreaterThan(other.sections[0]?.score ?? Infinity)
    }
  })

  it('is hardly affected by common words, unless there are no others', () => {
    const engine = engineOf([
      page('/docs/with/', 'WITH', [[null, 'Names a query.']]),
      page('/docs/insert/', 'INSERT', [[null, 'Adds rows.']]),
    ])
    expect(routesOf(engine, 'insert with')[0]).toBe('/docs/insert/')
    expect(routesOf(engine, 'with insert')[0]).toBe('/docs/insert/')
    expect(routesOf(engine, 'with clause')[0]).toBe('/docs/with/')
    expect(routesOf(engine, 'with')).toEqual(['/docs/with/'])
  })

  it('puts the page whose section has all words before those that have one of them', () => {
    const engine = engineOf([
      page('/docs/one/', 'One', [[null, 'Compression of columns. Compression of rows.']]),
      page('/docs/both/', 'Both', [[null, 'Compression is set in the codec.']]),
      page('/docs/other/', 'Other', [[null, 'A codec of columns. A codec of rows.']]),
    ])
    expect(routesOf(engine, 'compression codec')[0]).toBe('/docs/both/')
  })

  it('begins with the same page for a misspelled question', () => {
    const engine = engineOf([
      page('/docs/one/', 'Timestamps', [[null, 'Rows.']]),
      page('/docs/two/', 'Rows', [[null, 'A timestamp.']]),
    ])
    for (const question of ['timestamp', 'timestmap', 'timestmap '])
      expect(routesOf(engine, question)[0]).toBe('/docs/one/')
  })
})

it('returns a question with corrected spelling, and its variants', () => {
  expect(engine.variantsOf('delete rows of partitons')).toEqual([
    'delete rows of partitions',
    'of partitions drop partition',
  ])
})

it('ignores what differs each time from an error message', () => {
  const message = 'delete rows failed [table=trades, partition=2025]'
  expect(engine.variantsOf(message)).toEqual(['delete rows failed  ', 'failed drop partition'])
  // cut off
  expect(engine.variantsOf(message.slice(0, -3))).toEqual(engine.variantsOf(message))
  expect(engine.variantsOf('[table=trades]')).toEqual(['[table=trades]'])
})

describe('a question', () => {
  const tables = [
    page('/docs/table/', 'Table', [[null, 'Rows.']]),
    page('/docs/tablespace/', 'Tablespace', [[null, 'Disks.']]),
  ]

  it('has an incomplete last word until a space follows', () => {
    expect(routesOf(engineOf(tables), ' table')).toEqual(['/docs/table/', '/docs/tablespace/'])
    expect(routesOf(engineOf(tables), ' table ')).toEqual(['/docs/table/'])
  })

  it('that is the beginning of a name finds that page first, however few letters there are', () => {
    const engine = engineOf([
      ...tables,
      page('/docs/drivers/', 'Drivers', [
        [null, 'Use a driver.'],
        ['Client', 'A client: n-ary, n-ary.'],
      ]),
      page('/docs/arrays/', 'N-dimensional arrays', [[null, 'Cubes.']]),
      page('/docs/go/', 'Client for Go programs', [[null, 'Send it.']]),
      page('/blog/arrays/', 'N-dim news', [[null, 'Cubes.']]),
    ])
    expect(routesOf(engine, 'n-d')[0]).toBe('/docs/arrays/')
    expect(routesOf(engine, 'client  f')[0]).toBe('/docs/go/')
    // the word is finished
    expect(routesOf(engine, 'drivers')[0]).toBe('/docs/drivers/')
    expect(routesOf(engine, 'client ')[0]).not.toBe('/docs/go/')
  })

  it('that is the beginning of a name still shows the sections of the page', () => {
    const engine = engineOf([
      page('/docs/asof-join/', 'ASOF JOIN', [
        [null, 'Joins by time.'],
        ['Limit the asof distance', 'An asof row may be old.'],
      ]),
    ])
    const sections = (question: string) => engine.search(question)[0]?.sections.map(({ anchor }) => anchor)
    expect(sections('asof ')).toEqual([null, 'limit-the-asof-distance'])
    expect(sections('asof')).toEqual([null, 'limit-the-asof-distance'])
  })

  it('of signs alone is read as words', () => {
    const engine = engineOf([
      page('/docs/comments/', 'Comments', [[null, 'The syntax of a comment.']]),
      page('/docs/arrays/', 'Arrays', [[null, 'The syntax of an array.']]),
    ])
    for (const signs of ['--', ' /* ']) expect(routesOf(engine, signs)[0]).toBe('/docs/comments/')
    expect(routesOf(engine, '[]')[0]).toBe('/docs/arrays/')
    expect(routesOf(engine, 'constructor')).toEqual([])
  })

  it('finds what only a synonym of it names, after what it names itself', () => {
    const engine = engineOf(
      [
        page('/docs/retention/', 'Retention', [[null, 'Old rows go.']]),
        page('/docs/expiry/', 'Expiry', [[null, 'Old rows go.']]),
      ],
      [{ when: ['expiry'], also: ['retention'] }],
    )
    expect(routesOf(engine, 'expiry')).toEqual(['/docs/expiry/', '/docs/retention/'])
    expect(routesOf(engine, 'retention')).toEqual(['/docs/retention/'])
  })

  it('comes back with its words and pairs of words, for excerpts', () => {
    const [found] = engine.search('Latest on')
    expect(found?.terms).toEqual(new Set(['latest', 'on']))
    expect(found?.pairs).toEqual(new Set(['latest on']))
    expect(engine.search('newest rows ')[0]?.terms).toEqual(new Set(['newest', 'row']))
  })

  it('that is an error message finds the page that shows it, word for word before in part', () => {
    const shown = (route: string, message: string): IndexedPage => ({
      ...page(route, 'Rows', [[null, 'Rows.']]),
      errors: [{ message, anchor: null }],
    })
    const engine = engineOf([
      shown('/docs/part/', 'cannot open the table reader'),
      shown('/docs/whole/', 'cannot open the file of the column'),
    ])
    expect(routesOf(engine, 'cannot open the file of the column')[0]).toBe('/docs/whole/')
    const same = engineOf([
      shown('/docs/one/', 'cannot open the file of the column'),
      { ...shown('/docs/two/', 'cannot open the file of the column'), title: 'Columns' },
    ])
    expect(routesOf(same, 'cannot open the file of the column')).toEqual(['/docs/two/', '/docs/one/'])
  })
})

describe('a question of one or two letters', () => {
  const engine = engineOf(
    [
      page('/docs/show/', 'SHOW', [[null, 'Rows of an r and an s.']]),
      page('/docs/sample-by/', 'SAMPLE BY', [[null, 'Rows.']]),
      page('/docs/numbers/', 'Numbers', [
        [null, 'An s, an s.'],
        ['ln', 'The natural logarithm.'],
      ]),
      page('/docs/tz/', 'Zones', [[null, 'Rows.']]),
    ],
    [{ when: ['tz'], also: ['zones'] }],
  )

  it('finds the pages whose names start with it, the shortest first', () => {
    expect(routesOf(engine, 's')).toEqual(['/docs/show/', '/docs/sample-by/'])
    expect(routesOf(engine, 'SA')).toEqual(['/docs/sample-by/'])
    expect(routesOf(engine, 'r')).toEqual([])
  })

  it('finds a section of that name, a synonym, and other words if no name starts with it', () => {
    expect(engine.search('ln')[0]?.sections[0]?.anchor).toBe('ln')
    expect(routesOf(engine, 'tz')).toEqual(['/docs/tz/'])
    expect(routesOf(engine, 'by')).toEqual(['/docs/sample-by/'])
  })
})

it('says which parts of the site have results, whichever was searched', () => {
  const engine = engineOf([
    page('/docs/reference/sql/checkpoint/', 'CHECKPOINT', [[null, 'Rows.']]),
    page('/blog/rows/', 'Rows', [[null, 'A backup.']]),
  ])
  expect(engine.results('checkpoint', 'Blog').groups).toEqual(new Set(['Docs', 'SQL']))
  expect(engine.results('backup').groups).toEqual(new Set(['Blog']))
  expect(engine.results('zebra').groups).toEqual(new Set())
})

describe('the results', () => {
  it('are eight pages at most', () => {
    const engine = engineOf(
      Array.from({ length: 12 }, (_, at) => page(`/docs/${at}/`, `Page ${at}`, [[null, 'A checkpoint.']])),
    )
    expect(routesOf(engine, 'checkpoint')).toEqual(Array.from({ length: 8 }, (_, at) => `/docs/${at}/`))
  })

  it('are of one part of the site, of which the documentation has several', () => {
    const routes = [
      '/docs/concept/checkpoint/',
      '/docs/reference/sql/checkpoint/',
      '/docs/reference/function/checkpoint/',
      '/docs/configuration/checkpoint/',
    ]
    const all = [...routes, '/blog/checkpoint/', '/glossary/checkpoint/']
    const engine = engineOf(all.map((route) => page(route, 'Checkpoint', [[null, 'Rows.']])))
    expect(routesOf(engine, 'checkpoint').sort()).toEqual([...all].sort())
    expect(routesOf(engine, 'checkpoint', 'Docs')).toEqual(routes)
    expect(routesOf(engine, 'checkpoint', 'SQL')).toEqual([routes[1]])
    expect(routesOf(engine, 'checkpoint', 'Functions')).toEqual([routes[2]])
    expect(routesOf(engine, 'checkpoint', 'Configuration')).toEqual([routes[3]])
    expect(routesOf(engine, 'checkpoint', 'Blog')).toEqual(['/blog/checkpoint/'])
    expect(routesOf(engine, 'checkpoint', 'Glossary')).toEqual(['/glossary/checkpoint/'])
  })
})

describe('the sections of a result', () => {
  const anchorsOf = (engine: SearchEngine, question: string) =>
    engine.search(question).map(({ sections }) => sections.map(({ anchor }) => anchor))

  it('are the three best, the best first', () => {
    const engine = engineOf([
      page('/docs/x/', 'X', [
        ['One', 'A checkpoint.'],
        ['Two', 'A checkpoint, a checkpoint.'],
        ['Three', 'A checkpoint, a checkpoint, a checkpoint.'],
        ['Four', 'A checkpoint, a checkpoint, a checkpoint.', 'CHECKPOINT CREATE'],
      ]),
    ])
    expect(anchorsOf(engine, 'checkpoint')).toEqual([['three', 'four', 'two']])
  })

  it('are without those that match much less', () => {
    const engine = engineOf([
      page('/docs/x/', 'X', [
        ['One', 'A checkpoint.'],
        ['Checkpoint', 'A checkpoint, a checkpoint.'],
      ]),
    ])
    expect(anchorsOf(engine, 'checkpoint')).toEqual([['checkpoint']])
  })

  describe('of a page that the question names', () => {
    const engine = engineOf([
      page('/docs/docker/', 'Docker', [
        [null, 'Docker persists data in a volume and publishes ports.'],
        ['Volume names', 'Each has one.'],
        ['Persist data in a volume', 'Mount it.'],
        ['Ports', 'Docker publishes them.'],
      ]),
    ])

    it('include the one that its other words are the heading of', () => {
      expect(anchorsOf(engine, 'docker persist')).toEqual([[null, 'persist-data-in-a-volume']])
    })

    it('are left as they are if the question is only the name', () => {
      expect(anchorsOf(engine, 'docker')).toEqual([[null]])
    })
  })

  it('begin with the one whose heading is the question', () => {
    const engine = engineOf([
      page('/docs/x/', 'Numbers', [
        [null, 'Rows.'],
        ['abs', 'No sign.'],
      ]),
      {
        ...page('/docs/y/', 'Padding', [
          [null, 'Cut and join.'],
          ['lpad', 'On the left, unlike rpad.'],
          ['rpad', 'On the right.'],
          ['More', 'Rows.'],
        ]),
        keywords: ['rpad'],
      },
      page('/docs/z/', 'Dates', [[null, 'Rows.']]),
    ])
    expect(anchorsOf(engine, 'rpad')).toEqual([['rpad', null]])
    expect(anchorsOf(engine, 'RPAD')).toEqual([['rpad', null]])
    expect(anchorsOf(engine, 'rpad right')[0]?.[0]).toBe('rpad')
  })

  it('begin with it even where it is the first one of its page', () => {
    const engine = engineOf([
      page('/docs/x/', 'Numbers', [[null, 'Rows.']]),
      {
        ...page('/docs/y/', 'Padding', [
          ['rpad', 'Fills.'],
          ['More on rpad', 'With rpad, rpad, and rpad.'],
        ]),
        functions: [{ name: 'rpad', anchor: 'more-on-rpad' }],
      },
    ])
    expect(anchorsOf(engine, 'rpad')).toEqual([['rpad', 'more-on-rpad']])
  })

  it('begin with the page itself where that has the same name', () => {
    const engine = engineOf([
      page('/docs/x/', 'Symbol', [
        [null, 'A type.'],
        ['Symbol', 'A symbol is a type.'],
      ]),
    ])
    expect(anchorsOf(engine, 'symbol')[0]?.[0]).toBeNull()
  })
})

it('leads to the function that a question names, also in a heading that names several', () => {
  const engine = engineOf([
    page('/docs/reference/sql/alter-table-set-param/', 'ALTER TABLE SET PARAM', [[null, 'max max max']]),
    page('/docs/concept/means/', 'Means', [['Median and max', 'max max max']]),
    page('/docs/reference/function/aggregation/', 'Aggregate functions', [
      [null, 'Summarize rows, as in max(price) or min(price).'],
      ['min and max', 'The lowest and the highest value.'],
      ['stddev, stddev_samp, and stddev_pop', 'Standard deviations.'],
    ]),
  ])
  for (const [typed, heading] of [
    ['max', 'min and max'],
    ['max()', 'min and max'],
    ['stddev_pop', 'stddev, stddev_samp, and stddev_pop'],
  ] as const) {
    const [first] = engine.search(typed)
    expect([typed, first?.route, first?.sections[first.lead]?.heading]).toEqual([
      typed,
      '/docs/reference/function/aggregation/',
      heading,
    ])
  }
})

it('proposes the titles of any pages, but headings only of functions', () => {
  const engine = engineOf([
    page('/docs/concept/checkpoint/', 'Checkpoint', [
      [null, 'Rows.'],
      ['Maintenance', 'Rows.'],
    ]),
    page('/docs/reference/function/number/', 'Numbers', [
      [null, 'Rows.'],
      ['round_half_even', 'Rows.'],
      ['trunc(x)', 'Rows.'],
    ]),
  ])
  expect(engine.similarNames('chekpoin')).toEqual(['Checkpoint'])
  expect(engine.similarNames('maintenanc')).toEqual([])
  expect(engine.similarNames('roundhalfeven')).toEqual(['round_half_even'])
  expect(engine.similarNames('chekpoin', 'Docs')).toEqual(['Checkpoint'])
})

describe('the section to open first', () => {
  const docker = page('/docs/deployment/docker/', 'Docker', [
    [null, 'Run a container with a volume.'],
    ['Persist data in a volume', 'Mount a volume, so that the data outlives the container.'],
    ['Ports', 'Publish the ports.'],
  ])
  const leadOf = (question: string) => {
    const [found] = engineOf([docker]).search(question)
    return found && (found.sections[found.lead]?.heading ?? null)
  }

  it('is the one whose heading has the words that the name of the page lacks', () => {
    expect(leadOf('docker volume')).toBe('Persist data in a volume')
    expect(leadOf('docker ports')).toBe('Ports')
  })

  it('is the page itself where no heading has more of them', () => {
    expect(leadOf('docker')).toBeNull()
    expect(leadOf('docker container')).toBeNull()
    expect(leadOf('docker in')).toBeNull()
  })

  it('leaves the page first in the list', () => {
    expect(engineOf([docker]).search('docker volume')[0]?.sections[0]?.heading).toBeNull()
  })
})

it('returns the words of a question with the rarest first', () => {
  const [found] = engineOf([
    page('/docs/one/', 'One', [
      [null, 'lion zebra'],
      ['Two', 'lion'],
      ['Three', 'lion'],
    ]),
  ]).search('lion zebra ')
  expect([...(found?.terms ?? [])]).toEqual(['zebra', 'lion'])
})

describe('a section whose heading contains the question', () => {
  const codes = page('/docs/troubleshooting/os-error-codes/', 'OS error codes', [
    [null, 'Too many open files, and no space left on the disk. Disk full, open files.'],
    ['Too many open files (errno 24)', 'Raise the limit.'],
    ['Why is the connection refused?', 'No server uses the port.'],
  ])
  const firstHeading = (question: string) => engineOf([codes]).search(question)[0]?.sections[0]?.heading

  it('precedes its page, which has the same words', () => {
    expect(firstHeading('too many open files')).toBe('Too many open files (errno 24)')
    expect(firstHeading('many open disk files')).toBeNull()
  })

  it('may lack the numbers, which vary', () => {
    expect(firstHeading('connection refused 9000')).toBe('Why is the connection refused?')
  })
})

it('marks headings that several pages have', () => {
  const pages = ['One', 'Two'].map((title) =>
    page(`/docs/${title.toLowerCase()}/`, title, [
      [null, 'Rows.'],
      ['Errors', 'A zebra fails.'],
      [`Zebra ${title}`, 'A zebra runs.'],
    ]),
  )
  const found = engineOf(pages)
    .search('zebra')
    .flatMap((one) => one.candidates)
  expect(found.filter((one) => one.isRepeated).map((one) => one.heading)).toEqual(['Errors', 'Errors'])
  expect(found.map((one) => one.heading)).toContain('Zebra One')
})

it('finds pages that answer a full question by the words that tell what it is about', () => {
  const about = engineOf([
    page('/docs/product/', 'Does QuestDB support it', [[null, 'What the product does. It joins tables.']]),
    page('/docs/reference/sql/join/', 'JOIN', [[null, 'Rows of two tables.']]),
  ])
  expect(about.searchAnswers('Does QuestDB support joins?')[0]?.route).toBe('/docs/reference/sql/join/')
})

it('knows which words are rare', () => {
  expect(engine.rarityOf('latest')).toBeGreaterThan(engine.rarityOf('row'))
  expect(engine.rarityOf('zebra')).toBeGreaterThan(engine.rarityOf('row'))
})
