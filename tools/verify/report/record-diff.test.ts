import { describe, expect, it } from 'vitest'
import type {
  ExampleRecord,
  PageRecord,
  ShellExample,
  SqlExample,
  StatementRecord,
} from '../../../src/records/record-format'
import { describeRecordChange } from './record-diff'

const page = (...examples: ExampleRecord[]): PageRecord => ({ engine: '9.0.1', examples })
const sql = (code: string, statements: StatementRecord[], index = 0): SqlExample => ({
  language: 'questdb-sql',
  index,
  sql: code,
  statements,
})
const value = (text: string): StatementRecord => ({
  kind: 'rows',
  sql: 'SELECT x',
  columns: [{ name: 'x', type: 'STRING' }],
  rows: [[text]],
  rowCount: 1,
})
const shell = (command: string, lines: string[], statuses = [200]): ShellExample => ({
  language: 'bash',
  index: 0,
  command,
  response: { exitCode: 0, statuses, lines, lineCount: lines.length },
})

describe('describeRecordChange', () => {
  it('is empty when nothing changed', () => {
    const same = page(sql('SELECT x', [value('a')]), shell('curl', ['1']))
    expect(describeRecordChange(same, structuredClone(same))).toEqual([])
    expect(describeRecordChange(undefined, undefined)).toEqual([])
  })

  it('shows the code and the answer of a new example', () => {
    expect(describeRecordChange(undefined, page(sql('SELECT x\nFROM t', [value('a')])))).toEqual([
      '  + new:',
      '  +   SELECT x',
      '  +   FROM t',
      '  +   → 1 rows',
    ])
  })

  it('shows the code and the answer of a removed example', () => {
    expect(describeRecordChange(page(shell('curl a\ncurl b', [], [200, 400])), undefined)).toEqual([
      '  - removed:',
      '  -   curl a',
      '  -   curl b',
      '  -   → HTTP 200, 400',
    ])
  })

  it.each<[string, StatementRecord[]]>([
    ['2 rows', [{ kind: 'rows', sql: '', columns: [], rows: [], rowCount: 2 }]],
    ['a plan of 3 lines', [{ kind: 'plan', sql: '', lines: ['a', 'b', 'c'] }]],
    ['error: no such table', [{ kind: 'error', sql: '', message: 'no such table', position: 0 }]],
    ['ok', [{ kind: 'ok', sql: '' }]],
    ['ok', [value('a'), { kind: 'ok', sql: '' }]],
    ['nothing', []],
  ])('sums up the last answer as "%s"', (summary, statements) => {
    expect(describeRecordChange(undefined, page(sql('A', statements))).at(-1)).toBe(`  +   → ${summary}`)
  })

  it('shows the code of a changed SQL example and the rows that differ', () => {
    expect(
      describeRecordChange(
        page(sql('SELECT x\nFROM t', [value('a')])),
        page(sql('SELECT x\nFROM t', [value('b')])),
      ),
    ).toEqual([
      '  changed:',
      '      SELECT x',
      '      FROM t',
      '    the rows differ from the recorded ones',
      '      x',
      '    - a',
      '    + b',
    ])
  })

  it('shows an edited example as removed and new', () => {
    const before = page(sql('A', [value('a')]), sql('B', [value('b')], 1))
    const now = page(sql('A', [value('a')]), sql('C', [value('b')], 1))
    expect(describeRecordChange(before, now)).toEqual([
      '  - removed:',
      '  -   B',
      '  -   → 1 rows',
      '  + new:',
      '  +   C',
      '  +   → 1 rows',
    ])
  })

  it('compares an example with its own code when one before it is gone', () => {
    const before = page(sql('A', [value('a')]), sql('B', [value('b')], 1))
    const now = page(sql('B', [value('c')]))
    expect(describeRecordChange(before, now)).toContain('    - b')
  })

  it('shows the lines that differ of a changed shell example', () => {
    expect(describeRecordChange(page(shell('curl', ['1'])), page(shell('curl', ['2'])))).toEqual([
      '  changed:',
      '      curl',
      '    - 1',
      '    + 2',
    ])
  })

  it('compares the statements that both have', () => {
    const now = page(sql('A', [value('b'), value('c')]))
    expect(describeRecordChange(page(sql('A', [value('a')])), now).slice(-3)).toEqual([
      '      x',
      '    - a',
      '    + b',
    ])
  })

  it('compares an example that is repeated on the page with the one at the same place', () => {
    const before = page(sql('A', [value('a')], 0), sql('A', [value('b')], 1))
    expect(describeRecordChange(before, structuredClone(before))).toEqual([])
    const now = page(sql('A', [value('a')], 0), sql('A', [value('c')], 1))
    expect(describeRecordChange(before, now)).toContain('    - b')
  })

  it('compares an example that has moved with the first one of the same code', () => {
    expect(describeRecordChange(page(sql('A', [value('a')], 0)), page(sql('A', [value('c')], 5)))).toContain(
      '    - a',
    )
  })

  it('names the languages if they differ, without a comparison of the outputs', () => {
    const [query, call] = [page(sql('A', [value('a')])), page(shell('A', ['1']))]
    const changed = (line: string) => ['  changed:', '      A', `    ${line}`]
    expect(describeRecordChange(query, call)).toEqual(changed('its language is bash instead of questdb-sql'))
    expect(describeRecordChange(call, query)).toEqual(changed('its language is questdb-sql instead of bash'))
  })

  const rows = (cells: string[], given = {}): StatementRecord => ({
    kind: 'rows',
    sql: 'SELECT x',
    columns: [{ name: 'x', type: 'DOUBLE' }],
    rows: cells.map((cell) => [cell]),
    rowCount: cells.length,
    ...given,
  })
  const output = (given: Partial<ShellExample['response']>): ShellExample => ({
    ...shell('A', ['1']),
    response: { ...shell('A', ['1']).response, ...given },
  })

  it.each<[string, ExampleRecord, ExampleRecord, string[]]>([
    ['flags', sql('A', []), { ...sql('A', []), unordered: true }, ['+ unordered: true']],
    ['the exit code', output({}), output({ exitCode: 3 }), ['- exitCode: 0', '+ exitCode: 3']],
    ['statuses', output({}), output({ statuses: [400] }), ['- statuses: [200]', '+ statuses: [400]']],
    ['the number of lines', output({}), output({ lineCount: 300 }), ['- lineCount: 1', '+ lineCount: 300']],
    ['a hash', output({ digest: 'a' }), output({ digest: 'b' }), ['- digest: "a"', '+ digest: "b"']],
    [
      'the number of statements',
      sql('A', [value('a')]),
      sql('A', [value('a'), value('b')]),
      ['its number of statements is 2 instead of 1'],
    ],
    [
      'digits that comparisons ignore',
      sql('A', [rows(['0.10000000000000001'])]),
      sql('A', [rows(['0.10000000000000002'])]),
      ['- rows: ["0.10000000000000001"]', '+ rows: ["0.10000000000000002"]'],
    ],
    [
      'the index',
      sql('A', [value('a')], 0),
      sql('A', [value('a')], 5),
      ['  moved: 1 example'].map((line) => line.slice(4)),
    ],
  ])('has a line for a difference in %s', (_, before, now, expected) => {
    const lines = describeRecordChange(page(before), page(now)).map((line) => line.slice(4))
    for (const line of expected) expect(lines).toContain(line)
  })

  it('names another release first, unless the page had no record', () => {
    const old = { ...page(), engine: '8.3.0' }
    expect(describeRecordChange(old, page(sql('A', [])))[0]).toBe('  engine 8.3.0 → 9.0.1')
    expect(describeRecordChange(undefined, page())).toEqual([])
    expect(describeRecordChange(old, undefined)).toEqual([])
  })
})
