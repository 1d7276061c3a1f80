import type { Code, Content } from 'mdast'
import { describe, expect, it } from 'vitest'
import type { ClientExampleEntry } from '../../content/client-examples/entries'
import { programEntry, RECORD } from './test-clients'
import { programMarkdown } from './program-markdown'
import { htmlOf } from './test-component'

type Options = Parameters<typeof programMarkdown>[1]

const entry = (more: Partial<ClientExampleEntry> = {}) => programEntry('go', 'plain', more)
const QUERIES = [
  { title: 'Number of rows', sql: 'SELECT count() FROM trades\n' },
  { title: 'Newest row', sql: 'trades LATEST ON ts PARTITION BY symbol' },
]
const COUNTED = { columns: [{ name: 'count', type: 'LONG' }], rows: [['2']] }
const NEWEST = { columns: [{ name: 'symbol', type: 'SYMBOL' }], rows: [['BTC']] }

/** Fences as title, language, text, and what components know about them. */
function fences(nodes: readonly Content[]) {
  return nodes
    .filter((node): node is Code => node.type === 'code')
    .map(({ lang, meta, value, data }) => {
      const properties = (data as { hProperties: { dataMade: string } }).hProperties
      return { lang, meta, value, made: JSON.parse(properties.dataMade) as unknown }
    })
}

const paragraphs = (more: Partial<ClientExampleEntry>, options?: Options) =>
  [...htmlOf(programMarkdown(entry(more), options)).matchAll(/<p(?: [^>]*)?>(.*?)<\/p>/g)].map(
    ([, text]) => text,
  )

describe('the code of a program', () => {
  it('has the title, the name of its file without folders, and its download', () => {
    const [code] = fences(
      programMarkdown(entry({ name: 'pgwire/pool', fileName: 'pgwire/pool.go', title: 'Use a pool' })),
    )
    expect(code).toEqual({
      lang: 'go',
      meta: 'title="Use a pool"',
      value: 'code of go plain',
      made: { kind: 'program', fileName: 'pool.go', download: '/examples/go/pgwire/pool.go' },
    })
    expect(fences(programMarkdown(entry()))[0]?.made).toMatchObject({
      fileName: 'plain.go',
      download: '/examples/go/plain.go',
    })
  })

  it('can be shown with another title and other code', () => {
    const [code] = fences(programMarkdown(entry(), { title: 'Other', code: 'edited' }))
    expect(code).toMatchObject({ meta: 'title="Other"', value: 'edited' })
  })

  it('follows the header of the manifest where that is wanted', () => {
    const header = 'Install the *client*.'
    expect(htmlOf(programMarkdown(entry({ header }), { withHeader: true }))).toMatch(
      /^<p>Install the <em>client<\/em>\.<\/p><pre>/,
    )
    expect(htmlOf(programMarkdown(entry({ header })))).not.toContain('Install')
    expect(programMarkdown(entry(), { withHeader: true })[0]?.type).toBe('code')
  })
})

describe('the record of a program', () => {
  it('shows the output and the versions', () => {
    expect(fences(programMarkdown(entry()))[1]).toEqual({
      lang: 'text',
      meta: 'title="Output"',
      value: 'Sent 2 rows',
      made: { kind: 'output' },
    })
    expect(paragraphs({})).toEqual([
      'Tested with questdb 4.1.0, Go 1.26.8, and QuestDB 9.0.1 on November 22, 2026.',
    ])
  })

  it('has no output if the program printed nothing, or if the manifest hides it', () => {
    expect(fences(programMarkdown(entry({ record: { ...RECORD, output: ' \n' } })))).toHaveLength(1)
    expect(fences(programMarkdown(entry({ outputHidden: true })))).toHaveLength(1)
    expect(paragraphs({ outputHidden: true })).toHaveLength(1)
  })

  it('shows each query with the rows that the server returned', () => {
    const record = { ...RECORD, queries: [COUNTED, NEWEST] }
    expect(fences(programMarkdown(entry({ queries: QUERIES, record }))).slice(2)).toEqual([
      {
        lang: 'questdb-sql',
        meta: 'title="Number of rows"',
        value: 'SELECT count() FROM trades',
        made: { kind: 'query', result: { ...COUNTED, server: 'QuestDB 9.0.1' } },
      },
      {
        lang: 'questdb-sql',
        meta: 'title="Newest row"',
        value: 'trades LATEST ON ts PARTITION BY symbol',
        made: { kind: 'query', result: { ...NEWEST, server: 'QuestDB 9.0.1' } },
      },
    ])
  })

  it('shows a query that has no recorded rows without a result', () => {
    const [, , ...queries] = fences(
      programMarkdown(entry({ queries: QUERIES, record: { ...RECORD, queries: [COUNTED] } })),
    )
    expect(queries.map(({ made }) => Object.keys(made as object))).toEqual([['kind', 'result'], ['kind']])
  })

  it('says why the output varies, with a single period', () => {
    const ran = 'Tested with questdb 4.1.0, Go 1.26.8, and QuestDB 9.0.1 on November 22, 2026.'
    for (const volatile of ['it prints the time', 'it prints the time.'])
      expect(paragraphs({ volatile })).toEqual([`${ran} The output varies between runs: it prints the time.`])
    expect(paragraphs({ volatile: 'it runs v1.2' })).toEqual([
      `${ran} The output varies between runs: it runs v1.2.`,
    ])
  })
})

describe('a program without a valid record', () => {
  it('shows a notice that says how to record it, and no result', () => {
    const nodes = programMarkdown(entry({ record: undefined, queries: QUERIES }))
    expect(fences(nodes).map(({ made }) => made)).toEqual([
      expect.objectContaining({ kind: 'program' }),
      { kind: 'query' },
      { kind: 'query' },
    ])
    expect(htmlOf(nodes)).toContain(
      '<aside class="admonition warning" role="note" data-record-problem=""><p class="admonition-title">No recorded result</p>' +
        '<p>The program plain.go has no record. To show its output, run make programs LANGUAGE=go RECORD=1.</p></aside>',
    )
    expect(htmlOf(nodes)).not.toContain('Tested with')
  })

  it('shows neither output nor rows of an earlier version', () => {
    const record = { ...RECORD, queries: [COUNTED, NEWEST] }
    const nodes = programMarkdown(entry({ isStale: true, record, queries: QUERIES }))
    expect(htmlOf(nodes)).toContain('The program plain.go has changed since it was recorded')
    expect(fences(nodes).map(({ made }) => made)).toEqual([
      expect.objectContaining({ kind: 'program' }),
      { kind: 'query' },
      { kind: 'query' },
    ])
  })

  it('says why if it is not run', () => {
    expect(paragraphs({ notRun: 'it needs a license.', record: undefined })).toEqual([
      'Not run: it needs a license.',
    ])
    expect(htmlOf(programMarkdown(entry({ notRun: 'no', record: undefined })))).toContain(
      '<p class="ran-with">Not run',
    )
  })
})
