import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import type { ShellExample } from '../../records/record-format'
import { narrowTable, shellResult } from './text-results'

/** HTML of the output of a shell command that printed these lines. */
const outputOf = (...lines: string[]): string => {
  const example: Partial<ShellExample> = {
    index: 0,
    response: { exitCode: 0, statuses: [200], lines, lineCount: lines.length },
  }
  return toHtml(shellResult(example as ShellExample)?.body as never)
}

describe('the output of a command', () => {
  it('can wrap if it is JSON: long lines are elements that keep their indentation', () => {
    const answer = outputOf(
      '{"query": "SELECT 1", "columns": [{"name": "first", "type": "INT"}, {"name": "second", "type": "INT"}]}',
    )
    expect(answer).toContain('<pre class="output json"')
    expect(answer).toContain('<span class="w1">  "columns": [{"name": "first"')
    expect(outputOf('{"ddl":"OK"}')).toContain('<pre class="output json"')
  })

  it('keeps its lines otherwise, because columns must stay aligned', () => {
    expect(outputOf('{"ddl":"OK"}', 'a | b')).toContain('<pre class="output" ')
    expect(outputOf('symbol | price')).toContain('<pre class="output" ')
  })
})

describe('narrowTable', () => {
  it('takes out columns that are blank on every line', () => {
    expect(
      narrowTable([
        '+-----------------------------+',
        '|  Rows imported  |        3  |',
        '|  Rows rejected  |        0  |',
        '+-----------------------------+',
      ]),
    ).toEqual([
      '+-----------------------+',
      '|  Rows imported  |  3  |',
      '|  Rows rejected  |  0  |',
      '+-----------------------+',
    ])
  })

  it('keeps dashes that are part of a value', () => {
    const table = ['+--------+', '|  2025-07-01  |', '+--------+']
    expect(narrowTable(table)).toEqual(table)
    const dated = ['+--------------+', '|  2025-07-01  |', '|  x           |', '+--------------+']
    expect(narrowTable(dated)[1]).toBe('|  2025-07-01  |')
  })

  it('leaves other texts alone', () => {
    expect(narrowTable(['{"a":  1}', 'b    c'])).toEqual(['{"a":  1}', 'b    c'])
  })

  it('keeps lines around the table', () => {
    const table = ['+-----------+', '|  a     b  |', '+-----------+']
    expect(narrowTable(['HTTP/1.1 200      OK', ...table, '', '3     rows'])).toEqual([
      'HTTP/1.1 200      OK',
      '+--------+',
      '|  a  b  |',
      '+--------+',
      '',
      '3     rows',
    ])
  })

  it.each([
    ['without a bottom line', ['+-----------+', '|  a     b  |']],
    ['whose lines differ in length', ['+-----------+', '|  a     b  |', '+----------+']],
    ['that starts with a row', ['|  a     b  |', '|  a     b  |', '+-----------+']],
    ['of plus signs', ['+ a     b', '+ c     d', '+ e     f']],
  ])('leaves lines alone %s', (_, lines) => {
    expect(narrowTable(lines)).toEqual(lines)
  })

  it('keeps a column that is empty in some lines only', () => {
    const table = ['+---------+', '|  a      |', '|      b  |', '+---------+']
    expect(narrowTable(table)).toEqual(['+--------+', '|  a     |', '|     b  |', '+--------+'])
  })
})
