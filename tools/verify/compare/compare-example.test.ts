import { describe, expect, it } from 'vitest'
import type { RowOrder } from '../../../src/records/compare/row-order'
import type {
  Cell,
  ExampleRecord,
  ShellExample,
  ShellResponse,
  SqlExample,
} from '../../../src/records/record-format'
import { fenceOf } from '../../../tests/support/example-run'
import { compareExample } from './compare-example'

const sqlExample = (rows: Cell[][], given: Partial<SqlExample> = {}): SqlExample => ({
  language: 'questdb-sql',
  index: 0,
  sql: 'SELECT x FROM t',
  statements: [
    {
      kind: 'rows',
      sql: 'SELECT x FROM t',
      columns: [{ name: 'x', type: 'LONG' }],
      rows,
      rowCount: rows.length,
    },
  ],
  ...given,
})

const shellExample = (
  lines: string[],
  response: Partial<ShellResponse> = {},
  flags: Partial<ShellExample> = {},
): ShellExample => ({
  language: 'bash',
  index: 0,
  command: 'curl localhost:9000/exec',
  response: { exitCode: 0, statuses: [200], lines, lineCount: lines.length, ...response },
  ...flags,
})

const compare = (recorded: ExampleRecord, actual: ExampleRecord, orders: RowOrder[] = []) =>
  compareExample(recorded, { fence: fenceOf(''), actual, orders, failures: [] })
const problems = (...given: Parameters<typeof compare>) => compare(...given).map(({ problem }) => problem)

const OUTPUT_DIFFERS = 'its output differs from the recorded output'
const VOLATILE = { volatile: 'the clock' }

it('has nothing to say of an example that failed, because its failure is reported already', () => {
  const outcome = { fence: fenceOf(''), orders: [], failures: [] }
  expect(compareExample(sqlExample([['1']]), outcome)).toEqual([])
})

describe('a fence that changed its language', () => {
  it('is named with its new code when it was SQL', () => {
    expect(compare(sqlExample([['1']]), shellExample(['1']))).toEqual([
      { problem: 'it is bash, but its record is questdb-sql', detail: ['curl localhost:9000/exec'] },
    ])
  })

  it('is named with its new code when it was a shell example', () => {
    expect(compare(shellExample(['1']), sqlExample([['1']]))).toEqual([
      { problem: 'it is questdb-sql, but its record is bash', detail: ['SELECT x FROM t'] },
    ])
  })
})

describe('a SQL example', () => {
  const twice: Cell[][] = [['1'], ['2']]
  const swapped: Cell[][] = [['2'], ['1']]
  const statements = sqlExample([['1']]).statements

  it('matches a record with the same result', () => {
    expect(compare(sqlExample(twice), sqlExample(twice))).toEqual([])
  })

  it.each([
    ['more', [], statements],
    ['fewer', [...statements, ...statements], statements],
  ])('differs when it has %s statements than its record', (_, before, now) => {
    expect(compare(sqlExample([], { statements: before }), sqlExample([], { statements: now }))).toEqual([
      { problem: 'its number of statements differs from its record', detail: [] },
    ])
  })

  it('is compared statement by statement', () => {
    const first = statements[0]!
    const second = sqlExample([['2']]).statements[0]!
    const other = sqlExample([['3']]).statements[0]!
    const before = sqlExample([], { statements: [first, second] })
    const now = sqlExample([], { statements: [first, other] })
    expect(problems(before, now)).toEqual(['the rows differ from the recorded ones'])
  })

  it('may return rows in another order only if the fence or the plan leaves it open', () => {
    const order = ['the rows are in a different order']
    const unordered = { unordered: true } as const
    expect(problems(sqlExample(twice), sqlExample(swapped), [{ kind: 'defined' }])).toEqual(order)
    expect(problems(sqlExample(twice), sqlExample(swapped), [{ kind: 'undefined' }])).toEqual([])
    expect(problems(sqlExample(twice, unordered), sqlExample(swapped, unordered))).toEqual([])
  })

  it('may return other values only if it is volatile', () => {
    expect(problems(sqlExample([['1']]), sqlExample([['2']]))).toHaveLength(1)
    expect(problems(sqlExample([['1']], VOLATILE), sqlExample([['2']], VOLATILE))).toEqual([])
  })

  it('names changed flags before changed results', () => {
    expect(problems(sqlExample([['1']]), sqlExample([['2']], { setup: true }))).toEqual([
      'its flags differ from the recorded ones',
      'the rows differ from the recorded ones',
    ])
  })
})

describe('a shell example', () => {
  it('matches a record with the same output', () => {
    expect(compare(shellExample(['a', 'b']), shellExample(['a', 'b']))).toEqual([])
  })

  it.each([
    ['HTTP status', shellExample(['a'], { statuses: [200, 400] }), 'exit code 0, HTTP 200, 400'],
    ['exit code', shellExample(['a'], { exitCode: 7 }), 'exit code 7, HTTP 200'],
  ])('that ends with another %s differs, whatever it prints', (_, now, ending) => {
    expect(compare(shellExample(['a']), now)).toEqual([
      { problem: `it ends with ${ending} instead of exit code 0, HTTP 200`, detail: [] },
    ])
  })

  it('shows the lines that changed', () => {
    expect(compare(shellExample(['a', 'b']), shellExample(['a', 'c']))).toEqual([
      { problem: OUTPUT_DIFFERS, detail: ['  a', '- b', '+ c'] },
    ])
  })

  it('differs when lines change beyond those that are recorded', () => {
    const long = (digest: string) => shellExample(['a'], { lineCount: 200, truncated: true, digest })
    expect(problems(long('1'), long('1'))).toEqual([])
    expect(problems(long('1'), long('2'))).toEqual([OUTPUT_DIFFERS])
  })

  it('may print more than the recorded lines in another order if it is unordered', () => {
    const unordered = { unordered: true } as const
    const long = (first: number, digest: string) =>
      shellExample(
        Array.from({ length: 100 }, (_, i) => String(first + i)),
        { lineCount: 150, truncated: true, digest },
        unordered,
      )
    expect(problems(long(0, 'aaaa'), long(50, 'aaaa'))).toEqual([])
    expect(problems(long(0, 'aaaa'), long(0, 'bbbb'))).toEqual([OUTPUT_DIFFERS])
  })

  it('may print its lines in another order only if it is unordered', () => {
    const unordered = { unordered: true } as const
    expect(problems(shellExample(['a', 'b']), shellExample(['b', 'a']))).toEqual([OUTPUT_DIFFERS])
    expect(
      problems(shellExample(['a', 'b'], {}, unordered), shellExample(['b', 'a'], {}, unordered)),
    ).toEqual([])
    expect(
      problems(shellExample(['a', 'b'], {}, unordered), shellExample(['b', 'c'], {}, unordered)),
    ).toEqual([OUTPUT_DIFFERS])
  })

  it('keeps line breaks apart from the text of lines', () => {
    expect(problems(shellExample(['ab', 'c']), shellExample(['a', 'bc']))).toEqual([OUTPUT_DIFFERS])
  })

  it('names changed flags as well', () => {
    expect(problems(shellExample(['a']), shellExample(['b'], {}, { setup: true }))).toEqual([
      'its flags differ from the recorded ones',
      OUTPUT_DIFFERS,
    ])
  })
})

describe('a volatile shell example', () => {
  const differences = (before: string[], now: string[], more: Partial<ShellResponse> = {}) =>
    problems(shellExample(before, {}, VOLATILE), shellExample(now, more, VOLATILE))

  it.each([
    ['other values of the same keys', '{"count":1,"time":"10:00"}', '{"count":2,"time":"11:00"}'],
    ['a longer list of the same type', '[1,2]', '[3,4,5]'],
    ['a list of the same types in another order', '[1,"a"]', '["b",2]'],
    ['another list of objects', '[{"a":1},{"a":2}]', '[{"a":3}]'],
    ['other text', '10:00', '11:00 and more'],
    ['blank lines instead of nothing', '', '   '],
    ['null again', '{"a":null}', '{"a":null}'],
  ])('may print %s', (_, before, now) => {
    expect(differences([before], [now])).toEqual([])
  })

  it.each([
    ['another key', '{"a":1}', '{"b":1}'],
    ['a value of another type', '{"a":1}', '{"a":"1"}'],
    ['null instead of a value', '{"a":1}', '{"a":null}'],
    ['null for another key', '{"a":null}', '{"b":null}'],
    ['null instead of an object', '{"a":{}}', '{"a":null}'],
    ['a list instead of an object', '{}', '[]'],
    ['an empty list', '[1]', '[]'],
    ['a list with a further type', '[1]', '[1,"a"]'],
    ['another key within a list', '[{"a":1}]', '[{"b":1}]'],
    ['text instead of JSON', '{"a":1}', 'error'],
    ['nothing instead of text', '10:00', ' '],
    ['text instead of nothing', '', '10:00'],
  ])('may not print %s', (_, before, now) => {
    expect(differences([before], [now])).toEqual([OUTPUT_DIFFERS])
  })

  it('is read as one JSON text when it has several lines', () => {
    expect(differences(['{', '"a":1', '}'], ['{"a":', '2}'])).toEqual([])
    expect(differences(['{', '"a":1', '}'], ['{', '"b":1', '}'])).toEqual([OUTPUT_DIFFERS])
  })

  it('is text when only each of its lines is JSON', () => {
    expect(differences(['1', '2'], ['one', 'two'])).toEqual([])
  })

  it('is not read as JSON when only its beginning is recorded', () => {
    const long = (lines: string[]) =>
      shellExample(lines, { lineCount: 200, truncated: true, digest: lines.join() }, VOLATILE)
    expect(problems(long(['[1,']), long(['{"a":']))).toEqual([])
    expect(differences(['[1,'], ['[1,'], { truncated: true })).toEqual([OUTPUT_DIFFERS])
  })
})
