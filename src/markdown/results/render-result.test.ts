import fs from 'node:fs'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import type { PageRecord, StatementRecord } from '../../records/record-format'
import { type ChartFlag, parseChartFlag } from '../charts/chart-flag'
import { parseFenceMeta } from '../../records/fence-meta'
import { ENGINE_VERSION } from '../../../tools/verify/server/questdb-jar'
import { resultRenderer } from './render-result'
import { WHY_THIS_VERSION } from './result-frame'

const SQL = 'SELECT 1;'

/** HTML below a fence whose last statement answered this. */
function html(statement: StatementRecord, flags = '', volatile?: string, chart?: ChartFlag): string {
  const record: PageRecord = {
    engine: '9.0.1',
    examples: [
      {
        language: 'questdb-sql',
        index: 0,
        sql: SQL,
        statements: [statement],
        ...(volatile ? { volatile } : {}),
      },
    ],
  }
  const drawn = resultRenderer(record)({
    lang: 'questdb-sql',
    code: SQL,
    index: 0,
    line: 1,
    meta: parseFenceMeta(flags),
    chart,
  })
  return drawn ? toHtml(drawn as never) : ''
}

const rows = (count: number): StatementRecord => ({
  kind: 'rows',
  sql: 'SELECT 1',
  columns: [
    { name: 'symbol', type: 'SYMBOL' },
    { name: 'price', type: 'DOUBLE' },
  ],
  rows: Array.from({ length: count }, (_, i) => [i === 0 ? null : 'x', `${i}.0`]),
  rowCount: count,
})

describe('a result', () => {
  it('is a table with types, numbers to the right and visible nulls', () => {
    const drawn = html(rows(2))
    expect(drawn).toContain('<th scope="col" title="symbol">symbol<small>symbol</small></th>')
    expect(drawn).toContain('<th scope="col" class="num" title="double">price<small>double</small></th>')
    expect(drawn).toContain('<span class="null">null</span>')
    expect(drawn).toContain('<span class="result-label">2 rows</span>')
    expect(drawn).toContain(
      `<a class="verified" href="${WHY_THIS_VERSION}" title="Why this version?">Verified on <span>QuestDB </span>9.0.1</a>`,
    )
  })

  it('links its mark to a section that names the version', () => {
    const page = fs.readFileSync('content/pages/release-notes.mdx', 'utf8')
    expect(WHY_THIS_VERSION).toBe('/release-notes/#verified-examples')
    expect(page.split('\n## Verified examples\n')[1]?.split('\n## ')[0]).toContain(ENGINE_VERSION)
  })

  it('holds rows back behind a button when there are many, but keeps them in the page', () => {
    const drawn = html(rows(30), 'rows=5')
    expect(drawn).toContain('Show all 30 rows')
    expect(drawn.split('<tbody class="more">')[1]?.match(/<tr>/g)).toHaveLength(25)
    expect(html(rows(6), 'rows=5')).not.toContain('Show all')
  })

  it('shows the lines of a statement as lines, not as a single one that must be scrolled', () => {
    const ddl = `CREATE TABLE 'trades' (\n\t${'x'.repeat(50)} TIMESTAMP\n);`
    const drawn = html({
      ...rows(1),
      columns: [{ name: 'ddl', type: 'VARCHAR' }],
      rows: [[ddl]],
    } as StatementRecord)
    expect(drawn).toContain(`<td class="lines">${ddl}</td>`)
    expect(drawn).not.toContain('result-scroll wide')
  })

  it('says that it is empty', () => {
    expect(html(rows(0))).toContain('No rows')
  })

  it('shows the server’s own error below the place that it names', () => {
    const drawn = html({
      kind: 'error',
      sql: 'SELECT\n  nothing',
      message: 'Invalid column: nothing',
      position: 9,
    })
    expect(drawn).toContain('  nothing\n  ^ Invalid column: nothing')
  })

  it('shows the server’s words alone where it names no place', () => {
    const drawn = html({ kind: 'error', sql: 'SELECT 1', message: 'internal error', position: -1 })
    expect(drawn).toContain('>internal error</pre>')
  })

  it('shows a plan as it is indented', () => {
    expect(html({ kind: 'plan', sql: 'EXPLAIN', lines: ['Sort', '    PageFrame'] })).toContain(
      'Sort\n    PageFrame',
    )
  })

  it('shows a single value in the bar', () => {
    const one = { ...rows(1), columns: [{ name: 'count', type: 'LONG' }], rows: [['42']] } as StatementRecord
    expect(html(one)).toMatch(
      /class="result-bar"><span class="result-label"><table class="single">.*>42<\/td>/,
    )
    const long = { ...one, rows: [['x'.repeat(41)]] } as StatementRecord
    expect(html(long)).toContain('class="result-scroll"')
  })

  it('keeps the full timestamp in a cell that shows a part of it', () => {
    const times = {
      ...rows(1),
      columns: [{ name: 'ts', type: 'TIMESTAMP' }],
      rows: [['2025-07-01T09:00:00.000000Z'], ['2025-07-01T10:00:00.000000Z']],
      rowCount: 2,
    } as StatementRecord
    expect(html(times)).toContain('ts<em>2025-07-01</em>')
    expect(html(times)).toContain(
      '<td title="2025-07-01T09:00:00.000000Z"><i>2025-07-01T</i>09:00<i>:00.000000Z</i></td>',
    )
  })

  it('says why values may differ', () => {
    expect(html(rows(1), '', 'now() moves')).toContain('Values vary between runs: now() moves.')
  })

  it('has the chart of its fence above its table', () => {
    const chart = parseChartFlag('bars x=symbol y=price')
    const named = {
      ...rows(2),
      rows: [
        ['a', '1.0'],
        ['b', '2.0'],
      ],
    }
    const drawn = html(named, '', undefined, chart)
    expect(drawn.indexOf('class="chart"')).toBeGreaterThan(0)
    expect(drawn.indexOf('class="chart"')).toBeLessThan(drawn.indexOf('<table>'))
    expect(drawn).toContain('<title id="chart-0-wide-title">Chart: bars</title>')
    expect(html(named)).not.toContain('<svg')
  })

  it('refuses a chart of what is no rows', () => {
    const chart = parseChartFlag('bars x=symbol y=price')
    expect(() => html({ kind: 'ok', sql: 'SELECT 1' }, '', undefined, chart)).toThrow(/returns no rows/)
  })

  it('keeps the chart’s flag and its title for readers who run the example', () => {
    const flags = 'title="Costs" chart="bars x=symbol y=price"'
    const named = {
      ...rows(2),
      rows: [
        ['a', '1.0'],
        ['b', '2.0'],
      ],
    }
    const drawn = html(named, flags, undefined, parseChartFlag('bars x=symbol y=price'))
    expect(drawn).toContain('data-chart="bars x=symbol y=price"')
    expect(drawn).toContain('>Chart: Costs</title>')
  })

  it('shows as many rows as the fence specifies', () => {
    expect(html(rows(30)).split('<tbody class="more">')[1]?.match(/<tr>/g)).toHaveLength(25)
    expect(html(rows(30), 'rows=10').split('<tbody class="more">')[1]?.match(/<tr>/g)).toHaveLength(20)
  })

  it('has no content below the bar for a statement without a result', () => {
    const drawn = html({ kind: 'ok', sql: 'SELECT 1' })
    expect(drawn).toContain('class="verified"')
    expect(drawn).not.toContain('result-label')
  })

  it('is not drawn for a fence that was edited since it ran', () => {
    const render = resultRenderer({ engine: '9.0.1', examples: [] })
    expect(
      render({ lang: 'questdb-sql', code: SQL, index: 0, line: 1, meta: parseFenceMeta('') }),
    ).toBeUndefined()
  })
})

describe('an example of several statements', () => {
  const error = (message: string): StatementRecord => ({ kind: 'error', sql: 'x', message, position: -1 })
  const drawn = (...statements: StatementRecord[]) => {
    const example = { language: 'questdb-sql' as const, index: 2, sql: SQL, statements }
    const fence = { lang: 'questdb-sql', code: SQL, index: 2, line: 1, meta: parseFenceMeta('') }
    return toHtml(resultRenderer({ engine: '9.0.1', examples: [example] })(fence) as never)
  }

  it('shows the response to the last one', () => {
    const html = drawn(rows(3), rows(2))
    expect(html).toContain('2 rows')
    expect(html).toContain('aria-label="Result 3"')
    expect(html.match(/result-scroll/g)).toHaveLength(1)
    expect(drawn(rows(3), { kind: 'ok', sql: 'x' })).not.toContain('<table')
  })

  it('shows all intended failures instead, with names of their own', () => {
    const html = drawn(error('first'), rows(2), error('second'), { kind: 'ok', sql: 'x' })
    expect(html).toMatch(/aria-label="Error 3\.1">first<.*aria-label="Error 3\.2">second</)
    expect(html).not.toContain('<table')
    expect(drawn(rows(2), error('only'))).toContain('aria-label="Error 3">only<')
  })

  it('has nothing to show without statements', () => {
    expect(drawn()).not.toContain('result-label')
  })
})

describe('the link to the demo', () => {
  it('is that of the example and its kind of result', () => {
    const asked: unknown[] = []
    const render = resultRenderer(
      {
        engine: '9.0.1',
        examples: [
          { language: 'questdb-sql', index: 0, sql: SQL, statements: [{ kind: 'ok', sql: 'x' }, rows(2)] },
          { language: 'questdb-sql', index: 1, sql: SQL, statements: [] },
          {
            language: 'bash',
            index: 0,
            command: 'curl',
            response: { exitCode: 0, statuses: [200], lines: ['ok'], lineCount: 1 },
          },
        ],
      },
      (example) => {
        asked.push(example)
        return example.kind === 'rows' ? 'https://demo.questdb.io/?query=1' : null
      },
    )
    const fence = { line: 1, meta: parseFenceMeta('') }
    const [query, none, shell] = [
      render({ ...fence, lang: 'questdb-sql', code: SQL, index: 0 }),
      render({ ...fence, lang: 'questdb-sql', code: SQL, index: 1 }),
      render({ ...fence, lang: 'bash', code: 'curl', index: 0 }),
    ].map((drawn) => toHtml(drawn as never))
    expect(asked).toEqual([
      { language: 'questdb-sql', sql: SQL, kind: 'rows' },
      { language: 'questdb-sql', sql: SQL, kind: 'ok' },
      { language: 'bash', sql: 'curl', kind: 'response' },
    ])
    expect(query).toContain('href="https://demo.questdb.io/?query=1"')
    expect(none).not.toContain('live demo')
    expect(shell).toContain('Response: HTTP 200')
  })
})
