import { describe, expect, it } from 'vitest'
import { buildSearchFile, type IndexedPage } from './build-search-file'
import { SearchEngine } from './engine'
import { ODD_INPUT } from '../../tests/support/odd-input'
import { answerFrom } from './passages'

const page = (route: string, title: string, heading: string, text: string, code = ''): IndexedPage => ({
  route,
  title,
  description: '',
  label: title,
  keywords: [],
  place: [],
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
  { synonyms: [], suggestions: [], parameters: new Set() },
)
const engine = new SearchEngine(file)
const answer = (question: string) =>
  answerFrom(question, engine.search(question), (number) => Promise.resolve(texts[number] ?? []))
const passages = async (question: string) => (await answer(question)).passages

describe('answerFrom', () => {
  it('quotes the sentence with most of the question and what precedes it, and says where it is', async () => {
    const [best] = await passages('When does a table drop partitions?')
    expect(best).toEqual({
      href: '/docs/concept/ttl/#limits',
      title: 'Limits',
      crumbs: ['Documentation', 'Time to live'],
      quote: 'Rows stay. A table drops whole partitions when their time to live has passed.',
      code: null,
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
    await expect(answerFrom(question, found, () => Promise.reject(new Error('offline')))).rejects.toThrow(
      'offline',
    )
    const partly = await answerFrom(question, found, (number) =>
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
