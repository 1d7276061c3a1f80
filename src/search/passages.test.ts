import { describe, expect, it } from 'vitest'
import { searchedPage } from '../content/families'
import { buildSearchFile, type IndexedPage } from './build-search-file'
import { SearchEngine, type FoundPage } from './engine'
import { ODD_INPUT } from '../../tests/support/odd-input'
import { answerFrom, piecesAround } from './passages'

const page = (route: string, title: string, heading: string, text: string, code = ''): IndexedPage => ({
  route,
  title,
  description: '',
  label: title,
  keywords: [],
  place: [],
  group: searchedPage('DocPage', route)?.group ?? 'Docs',
  functions: [],
  errors: [],
  sections: [
    { anchor: null, heading: null, text: `${title} is explained here.`, code: '' },
    { anchor: heading.toLowerCase().replaceAll(' ', '-'), heading, text, code },
  ],
})
const { file, texts } = buildSearchFile(
  [
    page(
      '/docs/concept/ttl/',
      'Time to live',
      'Limits',
      'Rows stay. A table drops whole partitions when their time to live has passed. Backups are kept elsewhere.',
    ),
    page(
      '/docs/reference/sql/create-table/',
      'CREATE TABLE',
      'Create a table',
      'A statement makes it.',
      'CREATE TABLE trades (\n  ts TIMESTAMP\n) TIMESTAMP(ts);\n\nDROP TABLE trades;',
    ),
    page(
      '/docs/concept/keys/',
      'Keys',
      'Lost keys',
      'Rows lose their key sometimes.',
      "keyOf ::= 'KEY' rows\n\n\n\nflowchart LR\n  key --> rows\n\n\n\nSELECT 1;",
    ),
  ],
  { synonyms: [], suggestions: [], phrases: {}, parameters: new Set() },
)
const engine = new SearchEngine(file)
const answer = (question: string) =>
  answerFrom(engine.variantsOf(question), engine.search(question), (number) =>
    Promise.resolve(texts[number] ?? []),
  )
const passages = async (question: string) => (await answer(question)).passages

describe('answerFrom', () => {
  it('quotes the sentence with most of the question and what precedes it, and says where it is', async () => {
    const [best] = await passages('When does a table drop partitions?')
    expect(best).toEqual({
      href: '/docs/concept/ttl/#limits',
      title: 'Limits',
      crumbs: ['Documentation', 'Time to live'],
      group: 'Docs',
      quote:
        'Rows stay. A table drops whole partitions when their time to live has passed. Backups are kept elsewhere.',
      paragraphs: [
        'Rows stay. A table drops whole partitions when their time to live has passed. Backups are kept elsewhere.',
      ],
      key: 'A table drops whole partitions when their time to live has passed.',
      code: null,
      table: null,
    })
  })

  it('shows the code block that answers, and not its neighbours', async () => {
    const [best] = await passages('How do I create a table with a timestamp?')
    expect(best?.href).toBe('/docs/reference/sql/create-table/#create-a-table')
    expect(best?.code).toEqual({
      text: 'CREATE TABLE trades (\n  ts TIMESTAMP\n) TIMESTAMP(ts);',
      isSql: true,
    })
  })

  it('shows the only example of the section that answers, but no syntax and no diagram', async () => {
    const [best] = await passages('Which key do rows lose?')
    expect(best).toMatchObject({
      href: '/docs/concept/keys/#lost-keys',
      code: { text: 'SELECT 1;', isSql: true },
    })
  })

  it('quotes only what stands in the pages', async () => {
    const all = texts
      .flat()
      .map(({ text, code }) => `${text}\n${code}`)
      .join('\n')
    for (const { quote, code } of await passages('create a table and drop partitions')) {
      expect(all).toContain(quote)
      expect(all).toContain(code?.text ?? '')
    }
  })

  it('finds nothing where half of the words are unknown, and nothing for no question', async () => {
    expect(await passages('weather on jupiter tomorrow')).toEqual([])
    expect(await passages('')).toEqual([])
  })

  it('distinguishes texts that could not be loaded from texts without an answer', async () => {
    const question = 'When does a table drop partitions?'
    const found = engine.search(question)
    const [, other] = found
    expect(found.length).toBeGreaterThan(1)
    await expect(answerFrom([question], found, () => Promise.reject(new Error('offline')))).rejects.toThrow(
      'offline',
    )
    const partly = await answerFrom([question], found, (number) =>
      number === other?.number ? Promise.reject(new Error('offline')) : Promise.resolve(texts[number] ?? []),
    )
    expect(partly.isIncomplete).toBe(true)
    expect(partly.passages[0]?.href).toBe('/docs/concept/ttl/#limits')
    expect((await answer(question)).isIncomplete).toBe(false)
  })

  it.each(ODD_INPUT)('neither throws nor answers when asked for %s', async (_, text) => {
    expect(await passages(text)).toEqual([])
  })
})

describe('an answer', () => {
  interface Given {
    heading?: string
    text?: string
    code?: string
    codeAfter?: number[]
    score?: number
    likeness?: number
  }

  /** A page with its found sections, as the engine would give them. */
  const pageOf = (title: string, given: readonly Given[], score = 1) => ({ title, given, score })
  type Page = ReturnType<typeof pageOf>
  const found = ({ title, given, score }: Page, number: number): FoundPage => {
    const sections = given.map(({ heading = null, score = 1, likeness = 0 }, place) => ({
      page: number,
      place,
      heading,
      anchor: heading === null ? null : `part-${place}`,
      isRepeated: false,
      score,
      likeness,
    }))
    return {
      route: `/docs/${number}/`,
      title,
      group: 'Docs',
      place: '',
      terms: new Set(),
      pairs: new Set(),
      number,
      score,
      lead: 0,
      sections,
      candidates: sections,
    }
  }
  const ask = async (question: string, ...pages: Page[]) =>
    (
      await answerFrom([question], pages.map(found), (number) =>
        Promise.resolve(
          (pages[number]?.given ?? []).map(({ text = '', code = '', codeAfter }) => ({
            text,
            code,
            codeAfter,
          })),
        ),
      )
    ).passages
  const hrefs = async (question: string, ...pages: Page[]) =>
    (await ask(question, ...pages)).map(({ href }) => href)
  /** What is quoted of a page with one section. */
  const quoted = async (text: string, question: string) =>
    (await ask(question, pageOf('Animals', [{ text }]))).map(({ quote }) => quote)
  const shown = async (title: string, blocks: readonly string[], question = 'zebra') =>
    (
      await ask(
        question,
        pageOf(title, [{ text: 'A zebra lives in this city.', code: blocks.join('\n\n\n\n') }]),
      )
    )[0]?.code
  const ofLength = (length: number, begin: string) => `${begin} ${'o'.repeat(length - begin.length - 2)}.`
  const ZEBRA = 'A zebra lives in this city.'

  describe('is given', () => {
    it('without an anchor for the beginning of a page', async () => {
      expect(await hrefs('zebra', pageOf('Animals', [{ text: ZEBRA }]))).toEqual(['/docs/0/'])
    })

    it('where a passage has half of the words, and not where it has fewer', async () => {
      expect(await quoted(ZEBRA, 'zebra lion')).toEqual([ZEBRA])
      expect(await quoted(ZEBRA, 'zebra lion giraffe')).toEqual([])
      // a figure is no word
      expect(await quoted(ZEBRA, 'zebra lion 5')).toEqual([ZEBRA])
    })

    it('where the title and the heading have the other words', async () => {
      const question = 'zebra stripe width count'
      const text = 'The count is taken every day.'
      expect(await hrefs(question, pageOf('Zebras', [{ heading: 'Stripes', text }]))).toEqual([
        '/docs/0/#part-0',
      ])
      expect(await hrefs(question, pageOf('Zebras', [{ heading: 'Lions', text }]))).toEqual([])
      expect(await hrefs(question, pageOf('Lions', [{ heading: 'Stripes', text }]))).toEqual([])
    })

    it('to a question of common words only', async () => {
      expect(await quoted('Here it is, with all that is in it.', 'what is it')).toEqual([
        'Here it is, with all that is in it.',
      ])
    })

    it('of the best sections of the five best pages', async () => {
      const none = pageOf('Animals', [{ text: 'Nothing.' }, { text: 'Nothing.' }])
      const third = pageOf('Animals', [{}, {}, { text: ZEBRA, heading: 'Third' }])
      expect(await hrefs('zebra', none, none, none, none, third)).toEqual(['/docs/4/#part-2'])
      expect(await hrefs('zebra', none, none, none, none, none, third)).toEqual([])
    })
  })

  it.each(['', '?', '5'])('is complete and empty for %j, for which nothing is loaded', async (question) => {
    const page = found(pageOf('Animals', [{}]), 0)
    expect(await answerFrom([question], [page], () => Promise.reject(new Error('offline')))).toEqual({
      passages: [],
      further: [],
      isUncertain: false,
      isIncomplete: false,
    })
    const texts = [{ text: '5', code: 'SELECT 5' }]
    expect((await answerFrom([question], [page], () => Promise.resolve(texts))).passages).toEqual([])
  })

  it('is uncertain if the best passage has less than 60 percent of the words', async () => {
    const isUncertain = async (question: string) =>
      (
        await answerFrom([question], [found(pageOf('Animals', [{}]), 0)], () =>
          Promise.resolve([{ text: 'A zebra and a lion.', code: '' }]),
        )
      ).isUncertain
    expect(await isUncertain('zebra lion giraffe tiger')).toBe(true)
    expect(await isUncertain('zebra lion giraffe')).toBe(false)
    expect(await isUncertain('zebra lion')).toBe(false)
  })

  it('ignores numbers, which an answer rarely repeats', async () => {
    expect(await quoted('Zebras live in this city.', 'zebras of 30 and 45')).toEqual([
      'Zebras live in this city.',
    ])
  })

  it('continues a sentence that ends with a colon: with the example, or with the list after it', async () => {
    const text = 'A zebra needs:\nGrass\nWater'
    expect(await quoted(text, 'zebra')).toEqual([text])
    const code = 'make zebra'
    const [best] = await ask('zebra', pageOf('Animals', [{ text: 'To get a zebra, run:\nThen wait.', code }]))
    expect(best).toMatchObject({ quote: 'To get a zebra, run:', code: { text: code, isSql: false } })
    expect(await quoted('A zebra needs:', 'zebra')).toEqual(['A zebra needs.'])
  })

  describe('shows paragraphs', () => {
    const paragraphs = async (question: string, given: Given) =>
      (await ask(question, pageOf('Animals', [given])))[0]?.paragraphs

    it('around the quote, as far as they are short together', async () => {
      const text = ['Before.', ZEBRA, 'After.', ofLength(700, 'Long'), 'Later.'].join('\n')
      expect(await paragraphs('zebra', { text })).toEqual(['Before.', ZEBRA, 'After.'])
      const long = `${ofLength(500, 'Long')} ${ZEBRA} ${ofLength(300, 'Long')}`
      expect(await paragraphs('zebra', { text: `Before.\n${long}` })).toEqual([
        expect.stringMatching(/^A zebra lives in this city\. Long/),
      ])
    })

    it('but none beyond code, beyond a table, or that announce what is missing', async () => {
      const text = ['Before.', ZEBRA, 'After.', 'Announced:', 'Later.'].join('\n')
      const code = 'SELECT 1;\n\n\n\nSELECT 2;'
      expect(await paragraphs('zebra', { text, code, codeAfter: [1, 4] })).toEqual([ZEBRA, 'After.'])
      expect(await paragraphs('zebra', { text, code, codeAfter: [2, 4] })).toEqual(['Before.', ZEBRA])
      // the places of the blocks are unknown
      expect(await paragraphs('zebra', { text, code })).toEqual([ZEBRA])
      const table = `Feet · Food\nFour · Grass\n${ZEBRA}\nAfter.`
      expect(await paragraphs('zebra', { text: table })).toEqual([ZEBRA, 'After.'])
    })

    it('with the items of a list that the quote announces', async () => {
      expect(await paragraphs('zebra', { text: 'A zebra needs:\nGrass\nWater' })).toEqual([
        'A zebra needs:',
        'Grass',
        'Water',
      ])
    })
  })

  it('is the rows of a table that have the words, below its header', async () => {
    const text =
      'Animals differ:\nFeet · Food\nZebra · Four · Grass\nBirds\nOstrich · Two · Seeds\nPenguin · Two · Fish\nAll of them drink.'
    const of = async (question: string) =>
      (await ask(question, pageOf('Animals', [{ text }]))).map(({ quote, table }) => ({ quote, table }))
    expect(await of('zebra grass')).toEqual([
      {
        quote: 'Animals differ:',
        table: { head: ['', 'Feet', 'Food'], rows: [['Zebra', 'Four', 'Grass']] },
      },
    ])
    expect((await of('two feet'))[0]?.table?.rows).toEqual([
      ['Ostrich', 'Two', 'Seeds'],
      ['Penguin', 'Two', 'Fish'],
    ])
    expect((await of('drink'))[0]).toEqual({ quote: 'All of them drink.', table: null })
    // a sentence that introduces a table says little without it
    expect((await of('how animals differ'))[0]).toMatchObject({
      quote: 'Animals differ:',
      table: {
        head: ['', 'Feet', 'Food'],
        rows: [['Zebra', 'Four', 'Grass'], expect.anything(), expect.anything()],
      },
    })
    const phrased = { text: 'Feet · Food\nFour · Grass\nTwo · Seeds', likeness: 1 }
    expect((await ask('what about lions', pageOf('Animals', [phrased])))[0]?.table).toEqual({
      head: ['Feet', 'Food'],
      rows: [
        ['Four', 'Grass'],
        ['Two', 'Seeds'],
      ],
    })
  })

  it('prefers instructions with an example to the opening of a page, if they are asked for', async () => {
    const opening = { text: 'Zebras are striped animals.', score: 10 }
    const steps = { heading: 'Feeding', text: 'Feed zebras like this.', code: 'SELECT zebras;', score: 8 }
    expect((await hrefs('zebras', pageOf('Animals', [opening, steps])))[0]).toBe('/docs/0/')
    expect((await hrefs('how do I get zebras', pageOf('Animals', [opening, steps])))[0]).toBe(
      '/docs/0/#part-1',
    )
  })

  it('is the section with a phrase like the question, from its beginning, in whatever words', async () => {
    const phrased = { heading: 'Limits', text: 'No more than three. Lions need more.' }
    const other = { heading: 'Cities', text: 'Zebras in this city have a lion.' }
    const pageWith = (likeness: number) => pageOf('Animals', [other, { ...phrased, likeness }])
    const [best] = await ask('how many zebras', pageOf('Animals', [{ ...phrased, likeness: 0.9 }]))
    expect(best?.quote).toBe('No more than three. Lions need more.')
    expect(await hrefs('lion of the city', pageWith(0))).toEqual(['/docs/0/#part-0'])
    expect((await hrefs('lion need', pageWith(1)))[0]).toBe('/docs/0/#part-1')
  })

  it('is quoted from the beginning too if a single word of the question is too little to choose a sentence', async () => {
    const text = 'Run this script.\nTo restore the backup, copy it.'
    const [best] = await ask(
      'how do I take a backup',
      pageOf('Copies', [{ heading: 'Start', text, likeness: 1 }]),
    )
    expect(best?.quote).toBe('Run this script.')
    const [named] = await ask('restore a backup', pageOf('Copies', [{ heading: 'Start', text, likeness: 1 }]))
    expect(named?.quote).toBe('To restore the backup, copy it.')
  })

  it('begins after the signature of a function', async () => {
    const text = 'zebra(price) → DOUBLE\nReturns the price of stripes.'
    const [best] = await ask(
      'count the lions',
      pageOf('Functions', [{ heading: 'zebra', text, likeness: 1 }]),
    )
    expect(best?.quote).toBe('Returns the price of stripes.')
  })

  it('shows the example that the paragraph announces, even if another one has more words of the question', async () => {
    const text = 'A zebra runs:\nZebras that rest in the city do it like this:'
    const code = 'SELECT run;\n\n\n\nSELECT rest;'
    const shownFor = async (question: string) =>
      (await ask(question, pageOf('Animals', [{ text, code, codeAfter: [1, 2] }])))[0]?.code?.text
    expect(await shownFor('run zebra')).toBe('SELECT run;')
    expect(await shownFor('zebra city rest run')).toBe('SELECT rest;')
  })

  it('shows the statement that the page describes, even if another one has more words of the question', async () => {
    const text = 'DROP ZEBRA removes the stripes of a table.'
    const code = 'SELECT stripes, zebra FROM drop_table;\n\n\n\nDROP HERD ZEBRA x;'
    expect(
      (await ask('drop zebra stripes table', pageOf('DROP ZEBRA', [{ text, code }])))[0]?.code?.text,
    ).toBe('DROP HERD ZEBRA x;')
    expect((await ask('drop zebra stripes table', pageOf('Animals', [{ text, code }])))[0]?.code?.text).toBe(
      'SELECT stripes, zebra FROM drop_table;',
    )
  })

  it('never shows an example that fails', async () => {
    const failing = pageOf('Animals', [
      { text: 'A zebra fails:', code: 'SELECT x;\n-- fails: no\n\n\n\nSELECT zebra;' },
    ])
    expect((await ask('zebra', failing))[0]).toMatchObject({ quote: 'A zebra fails.', code: null })
    expect(await shown('Animals', ['SELECT zebra;\n-- fails: no'])).toBeNull()
    expect(await shown('Animals', ['SELECT zebra;\n-- fails: no', 'SELECT 1, zebra;'])).toMatchObject({
      text: 'SELECT 1, zebra;',
    })
  })

  it('quotes the cause of the error that the question contains, before the example that fails with it', async () => {
    const text = 'The stripes of a zebra have different lengths:\nThe index is zero. Begin with 1:'
    const code =
      'SELECT stripes;\n-- fails: stripes must be equal\n\n\n\nSELECT zebra[0];\n-- fails: zebra index must be a positive integer'
    const errors = pageOf('Zebras', [{ heading: 'Errors', text, code, codeAfter: [1, 2] }])
    const quote = async (question: string) => (await ask(question, errors))[0]?.quote
    expect(await quote('zebra index must be positive')).toBe('The index is zero. Begin with 1.')
    expect(await quote('stripes must be equal')).toBe('The stripes of a zebra have different lengths.')
    // in words that only the message has
    expect(await quote('positive integer')).toBe('The index is zero. Begin with 1.')
    // a single word is in too many messages
    expect(await quote('equal')).toBeUndefined()
    // without a message
    expect(await quote('lengths of stripes')).toBe('The stripes of a zebra have different lengths.')
  })

  it('quotes a passage with the words of a synonym, but prefers the words of the question', async () => {
    const ttl = 'A table drops partitions that have exceeded their time to live.'
    const page = found(pageOf('Tables', [{}]), 0)
    const quote = async (questions: string[], text: string) =>
      (await answerFrom(questions, [page], () => Promise.resolve([{ text, code: '' }]))).passages[0]?.quote
    expect(await quote(['expire readings'], ttl)).toBeUndefined()
    expect(await quote(['expire readings', 'time to live'], ttl)).toBe(ttl)
    const both = `${ttl}\nReadings expire after a week of seven days.`
    expect(await quote(['expire readings', 'time to live'], both)).toMatch(/^Readings expire/)
  })

  it('adds the best pages that are not quoted, so that there are three sources', async () => {
    const pages = [1, 0.9, 0.3, 0.2].map((score, number) =>
      found(pageOf(`Page ${number}`, [{}], score), number),
    )
    const answered = await answerFrom(['zebra'], pages, (number) =>
      Promise.resolve([{ text: number === 0 ? ZEBRA : 'Lions.', code: '' }]),
    )
    expect(answered.passages).toHaveLength(1)
    expect(answered.further.map(({ href, title }) => [href, title])).toEqual([
      ['/docs/1/', 'Page 1'],
      ['/docs/2/', 'Page 2'],
    ])
    const quoted = await answerFrom(['zebra'], pages.slice(2), () =>
      Promise.resolve([{ text: 'Lions.', code: '' }]),
    )
    expect(quoted).toMatchObject({ passages: [], isUncertain: true })
    expect(quoted.further.map(({ href }) => href)).toEqual(['/docs/2/', '/docs/3/'])
    const unlike = await answerFrom(['zebra'], [found(pageOf('Page', [{}], 0.1), 0)], () =>
      Promise.resolve([{ text: 'Lions.', code: '' }]),
    )
    expect(unlike.further).toEqual([])
  })

  it('does without a section that the texts of its page do not have', async () => {
    const page = found(pageOf('Animals', [{}, {}]), 0)
    expect(await answerFrom(['zebra'], [page], () => Promise.resolve([{ text: ZEBRA, code: '' }]))).toEqual({
      passages: [expect.objectContaining({ quote: ZEBRA })],
      further: [],
      isUncertain: false,
      isIncomplete: false,
    })
    expect(await answerFrom(['zebra'], [page], () => Promise.resolve([]))).toMatchObject({
      passages: [],
      isIncomplete: false,
    })
  })

  it.each([
    ['has no answer', [{ text: 'Nothing.', code: '' }]],
    ['does not have the section', []],
  ])('is not known where one page cannot be loaded and the other %s', async (_, texts) => {
    const pages = [pageOf('Animals', [{}]), pageOf('Plants', [{}])].map(found)
    await expect(
      answerFrom(['zebra'], pages, (number) =>
        number === 0 ? Promise.reject(new Error('offline')) : Promise.resolve(texts),
      ),
    ).rejects.toThrow('offline')
  })

  describe('begins with', () => {
    const plain = (score: number) => pageOf('Animals', [{ text: ZEBRA }], score)

    it('the page that the search rates higher, however it rates their sections', async () => {
      const much = pageOf('Animals', [{ text: ZEBRA, score: 9 }], 9)
      const little = pageOf('Animals', [{ text: ZEBRA, score: 1 }], 10)
      expect(await hrefs('zebra', little, much)).toEqual(['/docs/0/', '/docs/1/'])
      expect(await hrefs('zebra', much, little)).toEqual(['/docs/1/', '/docs/0/'])
    })

    it('the section of a page that the search rates higher', async () => {
      const page = pageOf('Animals', [
        { text: ZEBRA, score: 8 },
        { text: ZEBRA, heading: 'Better', score: 9 },
      ])
      expect(await hrefs('zebra', page)).toEqual(['/docs/0/#part-1', '/docs/0/'])
    })

    it('the page whose title is the question, if it is rated nearly as high', async () => {
      const titled = (score: number) => pageOf('Zebra', [{ text: ZEBRA }], score)
      expect(await hrefs('zebra', plain(15), titled(10))).toEqual(['/docs/1/', '/docs/0/'])
      expect(await hrefs('zebra', plain(25), titled(10))).toEqual(['/docs/0/', '/docs/1/'])
    })

    it('the section whose heading is the question, as in the FAQ', async () => {
      const titled = (heading: string) => pageOf('Animals', [{ text: ZEBRA, heading }], 10)
      expect(await hrefs('where is a zebra', plain(25), titled('Where is a zebra?'))).toEqual([
        '/docs/1/#part-0',
        '/docs/0/',
      ])
      expect(await hrefs('where is a zebra', plain(25), titled('Where a zebra is'))).toEqual([
        '/docs/0/',
        '/docs/1/#part-0',
      ])
    })

    it('is certain below a heading that asks the same, even if the answer has other words', async () => {
      const page = found(pageOf('Animals', [{ heading: 'Is a zebra striped?' }]), 0)
      const answered = await answerFrom(['is the zebra striped'], [page], () =>
        Promise.resolve([{ text: 'Mostly, in black and white. Zebras vary.', code: '' }]),
      )
      expect(answered.isUncertain).toBe(false)
    })

    it('the first sentences below a heading that asks the same, and not only the nearest ones', async () => {
      const text = 'Look near the river.\nA zebra is also in the city.'
      const page = pageOf('Animals', [{ text, heading: 'Where is a zebra?' }])
      expect((await ask('where is a zebra', page))[0]?.quote).toBe('Look near the river.')
    })

    it('a guide rather than a setting, unless the question names the key', async () => {
      const setting = found(pageOf('Configuration', [{ text: 'zoo.size counts zebras.' }], 12), 1)
      const pages = [found(plain(10), 0), { ...setting, group: 'Configuration' as const }]
      const first = async (question: string) =>
        (
          await answerFrom([question], pages, (number) =>
            Promise.resolve([{ text: number === 0 ? ZEBRA : 'zoo.size counts zebras.', code: '' }]),
          )
        ).passages[0]?.href
      expect(await first('zebra')).toBe('/docs/0/')
      expect(await first('zoo.size zebra')).toBe('/docs/1/')
    })

    it('the passage with an example, if it is rated nearly as high, and even more if the title fits', async () => {
      const coded = (title: string, score: number) =>
        pageOf(title, [{ text: ZEBRA, code: 'SELECT zebra' }], score)
      expect(await hrefs('zebra', plain(10.5), coded('Animals', 10))).toEqual(['/docs/1/', '/docs/0/'])
      expect(await hrefs('zebra', plain(11), coded('Animals', 10))).toEqual(['/docs/0/', '/docs/1/'])
      expect(await hrefs('zebra', plain(15), coded('Zebra', 10))).toEqual(['/docs/1/', '/docs/0/'])
    })

    it('the passage with more of the words', async () => {
      const both = pageOf('Animals', [{ text: 'The zebra and the lion live here.' }], 6)
      expect(await hrefs('zebra lion', plain(10), both)).toEqual(['/docs/1/', '/docs/0/'])
    })
  })

  it('has three passages at most, and none that is much weaker than the best', async () => {
    const page = (score: number) => pageOf('Animals', [{ text: ZEBRA }], score)
    expect(await hrefs('zebra', page(1), page(1), page(1), page(1))).toHaveLength(3)
    expect(await hrefs('zebra', page(1), page(0.55))).toEqual(['/docs/0/', '/docs/1/'])
    expect(await hrefs('zebra', page(1), page(0.54))).toEqual(['/docs/0/'])
  })

  describe('quotes', () => {
    it('two sentences where each has a part of the question', async () => {
      const lion = ofLength(180, 'The lion')
      const text = `The zebra eats in the morning. ${lion} Nothing more is known.`
      expect(await quoted(text, 'zebra lion')).toEqual([`The zebra eats in the morning. ${lion}`])
    })

    it('the sentences that follow a short one', async () => {
      const long = ofLength(170, 'The zebra')
      const text = `The zebra eats. ${long} ${long}`
      expect(await quoted(text, 'zebra')).toEqual([`The zebra eats. ${long} ${long}`])
      expect(await quoted(`The zebra eats. ${long}${long}`, 'zebra')).toEqual([
        `The zebra eats. ${long}${long}`,
      ])
      expect(await quoted(`${long} ${long} ${long}`, 'zebra')).toEqual([`${long} ${long}`])
    })

    it('rare words rather than frequent ones', async () => {
      const text = 'Many tables have rows and columns.\nA zebra lives in this city.'
      const quote = async (rarity: number) =>
        (
          await answerFrom(
            ['rows columns zebra'],
            [found(pageOf('Animals', [{}]), 0)],
            () => Promise.resolve([{ text, code: '' }]),
            (term) => (term === 'zebra' ? rarity : 1),
          )
        ).passages[0]?.quote
      expect(await quote(1)).toBe('Many tables have rows and columns.')
      expect(await quote(5)).toBe(ZEBRA)
    })

    it('420 characters at most', async () => {
      const zebra = ofLength(200, 'A zebra')
      const fits = ofLength(219, 'A lion')
      expect(await quoted(`${zebra} ${fits}`, 'zebra lion')).toEqual([`${zebra} ${fits}`])
      expect(await quoted(`${zebra} ${ofLength(220, 'A lion')}`, 'zebra lion')).toEqual([zebra])
    })

    it('the sentences before, where everything fits in 420 characters', async () => {
      const before = ofLength(200, 'Nothing')
      const fits = ofLength(219, 'A zebra')
      const longer = ofLength(220, 'A zebra')
      expect(await quoted(`${before} ${fits}`, 'zebra')).toEqual([`${before} ${fits}`])
      expect(await quoted(`${before} ${longer}`, 'zebra')).toEqual([longer])
    })

    it('the first of several lines that say as much', async () => {
      const [one, other] = ['A zebra is mentioned on this line.', 'A zebra is mentioned on the other.']
      expect(await quoted(`${one}\n${other}`, 'zebra')).toEqual([one])
      const nothing = 'Nothing is on this line.\n'.repeat(12)
      expect(await quoted(`${nothing}${one}\n${other}`, 'zebra')).toEqual([one])
    })

    it('the first line also where the word is in its second sentence', async () => {
      const one = 'Nothing is said in this one. A zebra lives in the park.'
      expect(await quoted(`${one}\nA zebra is mentioned on this line, too.`, 'zebra')).toEqual([one])
    })

    it('a late line where it has more of the words', async () => {
      const few = 'A zebra, a lion, a giraffe and a hippo.'
      const all = 'A zebra, a lion, a giraffe, a hippo and a crocodile.'
      const nothing = 'Nothing is on this line.\n'.repeat(40)
      expect(await quoted(`${few}\n${nothing}${all}`, 'zebra lion giraffe hippo crocodile')).toEqual([all])
    })

    it('a sentence rather than a short cell of a table', async () => {
      const sentence = 'A zebra is an animal with stripes.'
      expect(await quoted(`zebra\n${sentence}`, 'zebra')).toEqual([sentence])
      expect(await quoted(`A zebra in 25 characters.\n${sentence}`, 'zebra')).toEqual([
        'A zebra in 25 characters.',
      ])
      expect(await quoted(`A zebra of several words\n${sentence}`, 'zebra')).toEqual([sentence])
    })

    it('the first line where only the code answers, and nothing where there is no text', async () => {
      const code = 'SELECT zebra'
      const [described] = await ask('zebra', pageOf('Animals', [{ text: 'First line.\nSecond line.', code }]))
      expect(described).toMatchObject({ quote: 'First line.', code: { text: code, isSql: true } })
      const [bare] = await ask('zebra', pageOf('Animals', [{ code }]))
      expect(bare).toMatchObject({ quote: '', code: { text: code, isSql: true } })
    })
  })

  describe('shows the code', () => {
    it.each([
      [['SELECT zebra, lion', 'SELECT zebra', 'SELECT park']],
      [['SELECT zebra', 'SELECT zebra, lion', 'SELECT park']],
      [['SELECT park', 'SELECT zebra', 'SELECT zebra, lion']],
    ])('with most of the words: %j', async (blocks) => {
      expect(await shown('Animals', blocks, 'zebra lion')).toEqual({
        text: 'SELECT zebra, lion',
        isSql: true,
      })
    })

    it.each([
      [['SELECT zebra, lion', 'SELECT zebra', 'SELECT zebra']],
      [['SELECT zebra', 'SELECT zebra, lion', 'SELECT zebra']],
      [['SELECT zebra', 'SELECT zebra', 'SELECT zebra, lion']],
    ])('that has the words of the title as well: %j', async (blocks) => {
      expect((await shown('Lions', blocks))?.text).toBe('SELECT zebra, lion')
    })

    it('that is the first of several with the same words', async () => {
      expect((await shown('Animals', ['SELECT zebra, park', 'SELECT zebra, city']))?.text).toBe(
        'SELECT zebra, park',
      )
    })

    it.each([
      ['the only example', 'Lion parks', ['SELECT 1'], 'SELECT 1'],
      ['none of several examples', 'Lion parks', ['SELECT 1', 'SELECT 2'], undefined],
      ['the one with half of the title', 'Lion parks', ['SELECT 1', 'SELECT lion'], 'SELECT lion'],
      ['none with a third of the title', 'Lion parks map', ['SELECT 1', 'SELECT lion'], undefined],
      ['no program', 'Lion parks', ['import lion, park'], undefined],
    ])('where none has a word of the question: %s', async (_, title, blocks, expected) => {
      expect((await shown(title, blocks))?.text).toBe(expected)
    })

    it('of a statement, apart from the next one after an empty line', async () => {
      expect(
        await shown('Animals', ['SELECT lion;  \n  \nSELECT zebra\n  FROM city;  \n\nSELECT park;']),
      ).toEqual({
        text: 'SELECT zebra\n  FROM city;',
        isSql: true,
      })
    })

    it('of a statement up to 700 characters', async () => {
      const statement = (length: number) => `SELECT zebra ${'o'.repeat(length - 13)}`
      expect((await shown('Animals', [statement(700)]))?.text).toBe(statement(700))
      expect(await shown('Animals', [statement(701)])).toBeNull()
    })

    it('of a program up to 1200 characters', async () => {
      const program = (length: number) => `import zebra\n\n${'o'.repeat(length - 14)}`
      expect(await shown('Animals', [program(1200)])).toEqual({ text: program(1200), isSql: false })
      expect(await shown('Animals', [program(1201)])).toBeNull()
    })

    it('but no syntax and no diagram', async () => {
      expect(await shown('Animals', ["zebra ::= 'ZEBRA'", 'flowchart LR\n  zebra --> lion'])).toBeNull()
    })
  })
})

describe('piecesAround', () => {
  const marked = (key: string, paragraph: string, paragraphs = 2) =>
    piecesAround(key, paragraph, paragraphs).map(({ text, marked }) => (marked ? `[${text}]` : text))

  it('marks the sentence that answers among others', () => {
    expect(marked('Two.', 'One. Two. Three.', 1)).toEqual(['One. ', '[Two.]', ' Three.'])
    expect(marked('One.', 'One.')).toEqual(['[One.]'])
  })

  it('marks nothing in another paragraph, without such a sentence, or if nothing else is quoted', () => {
    expect(marked('Two.', 'Three.')).toEqual(['Three.'])
    expect(marked('', 'One.')).toEqual(['One.'])
    expect(marked('One.', 'One.', 1)).toEqual(['One.'])
  })
})
