import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import type { Cell, RowsResult, ShellExample, ShellResponse } from '../../records/record-format'
import { result as rows } from '../charts/test-chart'
import { programResult } from './program-result'
import { resultFrame, type ResultPart } from './result-frame'
import { tableResult } from './table-result'
import { errorResult, planResult, shellResult } from './text-results'

const many = (count: number, rowCount = count): RowsResult =>
  rows(
    'x:INT',
    Array.from({ length: count }, (_, index) => [String(index)]),
    rowCount,
  )
const html = (part: ResultPart | undefined) => ({
  label: part
    ? toHtml({
        type: 'root',
        children: part.label.map((one) => (typeof one === 'string' ? { type: 'text', value: one } : one)),
      } as never)
    : '',
  body: part?.body ? toHtml(part.body as never) : '',
  actions: (part?.actions ?? []).map((action) => toHtml(action as never)).join(''),
})

describe('a table of rows', () => {
  const table = (result: RowsResult, shown?: number) => html(tableResult(result, '2', shown))

  it('is a region that can be scrolled with the keyboard', () => {
    expect(table(many(2)).body).toMatch(
      /^<div><div class="result-scroll" tabindex="0" role="region" aria-label="Result 2"><table><thead><tr data-types="">/,
    )
  })

  it.each([
    [many(0), 'No rows'],
    [rows('a:INT b:INT', [['1', '2']]), '1 row'],
    [many(2), '2 rows'],
    [many(5, 1000), '1000 rows'],
  ])('says how many rows there are', (result, label) => {
    expect(table(result).label).toBe(label)
  })

  it('can be copied, and show its types, unless it is empty', () => {
    const { actions } = table(many(2))
    expect(actions).toContain('<button type="button" data-copy-result="csv">Copy as CSV</button>')
    expect(actions).toContain('<button type="button" data-copy-result="markdown">Copy as Markdown</button>')
    expect(actions).toContain('<button type="button" data-types="">Types and full timestamps</button>')
    expect(table(many(0)).actions).toBe('')
    expect(table(rows('a:INT', [['1']])).actions).toBe(actions)
  })

  it.each(['BYTE', 'SHORT', 'INT', 'LONG', 'LONG256', 'FLOAT', 'DOUBLE', 'DECIMAL'])(
    'aligns %s to the right',
    (type) => {
      const { body } = table(
        rows(`a:${type} b:SYMBOL`, [
          ['1', 'x'],
          [null, 'y'],
        ]),
      )
      expect(body).toContain(`<th scope="col" class="num" title="${type.toLowerCase()}">a`)
      expect(body).toContain('<td class="num">1</td><td>x</td>')
      expect(body).toContain('<td class="num"><span class="null">null</span></td><td>y</td>')
    },
  )

  it('tells an empty string from null', () => {
    const { body } = table(rows('a:STRING', [[''], [null]]))
    expect(body).toContain(
      '<tr><td><span class="null">empty</span></td></tr><tr><td><span class="null">null</span></td></tr>',
    )
  })

  it('keeps further rows back only if they are more than the button is high', () => {
    const shown = (result: RowsResult, count?: number) => {
      const [first = '', more = ''] = table(result, count).body.split('<tbody class="more">')
      return [first.split('<tbody>')[1]?.match(/<tr>/g)?.length, more.match(/<tr>/g)?.length ?? 0]
    }
    expect(shown(many(6))).toEqual([6, 0])
    expect(shown(many(7))).toEqual([5, 2])
    expect(shown(many(7), 2)).toEqual([2, 5])
    expect(shown(many(3), 2)).toEqual([3, 0])
  })

  it('has a button that says how many rows it shows', () => {
    expect(table(many(7)).body).toContain(
      '<button type="button" class="show-all" data-show-all="">Show all 7 rows</button>',
    )
    expect(table(many(7, 900)).body).toContain('>Show 7 of 900 rows</button>')
    expect(table(many(6, 900)).body).not.toContain('<button')
  })

  it('is marked as wide if its columns do not fit', () => {
    const isWide = (result: RowsResult) => table(result).body.includes('class="result-scroll wide"')
    // 74 characters: two columns and three characters of space for each
    expect(
      isWide(
        rows('a:STRING b:STRING', [
          ['x'.repeat(30), 'y'.repeat(38)],
          ['', ''],
        ]),
      ),
    ).toBe(false)
    expect(
      isWide(
        rows('a:STRING b:STRING', [
          ['x'.repeat(30), 'y'.repeat(39)],
          ['', ''],
        ]),
      ),
    ).toBe(true)
    expect(
      isWide(
        rows(`${'n'.repeat(36)}:STRING ${'m'.repeat(33)}:STRING`, [
          ['x', 'y'],
          ['', ''],
        ]),
      ),
    ).toBe(true)
    expect(
      isWide(
        rows(`${'n'.repeat(36)}:STRING ${'m'.repeat(32)}:STRING`, [
          ['x', 'y'],
          ['', ''],
        ]),
      ),
    ).toBe(false)
    // null is written in four letters, and set off
    const columns = Array.from({ length: 10 }, (_, index) => `c${index}:STRING`).join(' ')
    expect(isWide(rows(columns, [Array<null>(10).fill(null), Array<null>(10).fill(null)]))).toBe(true)
    expect(isWide(rows(columns, [Array<string>(10).fill('abcd'), Array<string>(10).fill('abcd')]))).toBe(
      false,
    )
  })

  it('measures timestamps as they are shown, and their date with the name', () => {
    const time = (hour: number) => `2025-07-01T0${hour}:00:00.000000Z`
    const isWide = (length: number) =>
      table(
        rows('timestamp:TIMESTAMP a:STRING', [
          [time(1), 'x'.repeat(length)],
          [time(2), ''],
        ]),
      ).body.includes('wide')
    // the name has 9 characters, the date 10
    expect([isWide(49), isWide(50)]).toEqual([false, true])
  })

  it('shows the parts of timestamps that vary, and the date once', () => {
    const { body } = table(
      rows('ts:TIMESTAMP', [['2025-07-01T09:00:00.000000Z'], ['2025-07-01T09:15:00.000000Z'], [null]]),
    )
    expect(body).toContain('ts<em>2025-07-01</em><small>timestamp</small>')
    expect(body).toContain(
      '<td title="2025-07-01T09:15:00.000000Z"><i>2025-07-01T</i>09:15<i>:00.000000Z</i></td>',
    )
    const days = table(
      rows('ts:TIMESTAMP', [['2025-07-01T00:00:00.000000Z'], ['2025-07-02T00:00:00.000000Z']]),
    ).body
    expect(days).toContain('<td title="2025-07-02T00:00:00.000000Z">2025-07-02<i>T00:00:00.000000Z</i></td>')
    expect(days).not.toContain('<em>')
  })
})

describe('a single value', () => {
  const part = (value: Cell, rowCount = 1) => html(tableResult(rows('count:LONG', [[value]], rowCount), '1'))

  it('is a table in the bar', () => {
    const { label, body } = part('42')
    expect(label).toBe(
      '<table class="single"><thead><tr data-types=""><th scope="col" class="num" title="long">count<small>long</small></th></tr></thead><tbody><tr><td class="num">42</td></tr></tbody></table>',
    )
    expect(body).toBe('')
    expect(part(null).label).toContain('null')
  })

  it('is below the bar if it is long, or not the only one', () => {
    expect(part('x'.repeat(40)).body).toBe('')
    expect(part('x'.repeat(41)).body).not.toBe('')
    expect(part('42', 2).body).not.toBe('')
    expect(html(tableResult(rows('a:INT b:INT', [['1', '2']]), '1')).body).not.toBe('')
  })
})

describe('a query plan', () => {
  it('keeps the lines of the server', () => {
    expect(html(planResult({ kind: 'plan', sql: '', lines: ['a', '  b'] }, '3'))).toMatchObject({
      label: 'Query plan',
      body: '<pre class="plan" tabindex="0" role="region" aria-label="Query plan 3">a\n  b</pre>',
    })
  })
})

describe('an error', () => {
  const body = (sql: string, position: number) =>
    html(errorResult({ kind: 'error', sql, message: 'no', position }, '3')).body

  it('points at its place in the statement', () => {
    expect(body('SELECT x', 7)).toBe(
      '<pre class="error-text" tabindex="0" role="region" aria-label="Error 3">SELECT x\n       ^ no</pre>',
    )
    expect(body('SELECT 1,\n  x\nFROM t', 12)).toContain('>  x\n  ^ no<')
    expect(body('SELECT 1,\nx', 10)).toContain('>x\n^ no<')
    expect(body('SELECT', 0)).toContain('>SELECT\n^ no<')
    expect(body('SELECT', 6)).toContain('>SELECT\n      ^ no<')
  })

  it('is only the message without a place', () => {
    expect(body('SELECT x', -1)).toContain('>no<')
    expect(html(errorResult({ kind: 'error', sql: '', message: 'no', position: -1 }, '1')).label).toBe(
      'Server response',
    )
  })
})

describe('the response to a shell command', () => {
  const response = (given: Partial<ShellResponse>) => {
    const lines = given.lines ?? ['ok']
    const example: ShellExample = {
      language: 'bash',
      index: 1,
      command: 'curl',
      response: { exitCode: 0, statuses: [], lineCount: lines.length, ...given, lines },
    }
    return html(shellResult(example))
  }

  it('is what it printed', () => {
    expect(response({ lines: ['a', '', '  b'] })).toMatchObject({
      label: 'Output',
      body: '<pre class="output" tabindex="0" role="region" aria-label="Response 2">a\n\n  b</pre>',
    })
  })

  it('has the status of each request', () => {
    expect(response({ statuses: [200] }).label).toBe('Response: HTTP 200')
    expect(response({ statuses: [200, 400] }).label).toBe('Response: HTTP 200, HTTP 400')
  })

  it('is nothing if nothing was printed', () => {
    expect(
      shellResult({
        language: 'bash',
        index: 0,
        command: 'x',
        response: { exitCode: 0, statuses: [200], lines: [], lineCount: 0 },
      }),
    ).toBeUndefined()
  })

  it('says how many lines are missing', () => {
    expect(response({ lines: ['a', 'b'], lineCount: 10 }).body).toContain('>a\nb\n… 8 more lines<')
    expect(response({ lines: ['a', 'b'], lineCount: 3 }).body).toContain('>a\nb\n… 1 more line<')
    expect(response({ lines: ['a', 'b'] }).body).not.toContain('…')
  })

  it('has no carriage returns', () => {
    expect(response({ lines: ['a,b\r', '1,"x\ry"\r'] }).body).toContain('>a,b\n1,"x\ry"<')
  })

  it('has indented JSON, whose lines can wrap', () => {
    const json = `{"numbers":[1,2],"text":"${'x'.repeat(70)}"}`
    const { body } = response({ lines: [json] })
    expect(body).toMatch(/^<pre class="output json" tabindex="0" role="region" aria-label="Response 2">/)
    expect(body).toContain(
      `>{\n  "numbers": [1, 2],\n<span class="w1">  "text": "${'x'.repeat(70)}"\n</span>}<`,
    )
    expect(response({ lines: ['[1]', '{}'] }).body).toContain('class="output json"')
    expect(response({ lines: ['{"a":1}', 'ok'] }).body).toContain('class="output"')
    expect(response({ lines: ['x {"a":1}'] }).body).toContain('class="output"')
  })

  it('has narrow tables, whose columns remain aligned', () => {
    const lines = ['+-----------+', '|  a     b  |', '+-----------+']
    expect(response({ lines }).body).toContain('class="output"')
    expect(response({ lines }).body).toContain('|  a  b  |')
  })

  it('is left as it is if a part is missing', () => {
    const json = `{"numbers":[1,2],"text":"${'x'.repeat(70)}"}`
    expect(response({ lines: [json], lineCount: 2 }).body).toContain('{"numbers":[1,<wbr>2],<wbr>"text"')
    const lines = ['+-----------+', '|  a     b  |', '+-----------+']
    expect(response({ lines, lineCount: 4 }).body).toContain('|  a     b  |')
  })
})

describe('the frame of a result', () => {
  const frame = (parts: ResultPart[], given: Partial<Parameters<typeof resultFrame>[1]> = {}) =>
    toHtml(resultFrame(parts, { engine: '9.0.1', ...given }) as never)
  const part: ResultPart = { label: ['2 rows'], body: { type: 'element', tagName: 'hr', children: [] } }
  const action = { type: 'element', tagName: 'button', children: [{ type: 'text', value: 'Copy' }] } as const
  const menu = (html: string) => /<details.*<\/details>/.exec(html)?.[0]

  it('has a bar with the label and the version, and the result below', () => {
    expect(frame([part])).toMatch(
      /^<div class="result"><div class="result-bar"><span class="result-label">2 rows<\/span><a class="verified" [^>]*>Verified on <span>QuestDB <\/span>9\.0\.1<\/a><\/div><hr><\/div>$/,
    )
  })

  it('has only the version if there is no output', () => {
    expect(frame([])).toMatch(/<div class="result-bar"><a class="verified"/)
    expect(menu(frame([]))).toBeUndefined()
  })

  it('has a menu of actions and a link to the demo', () => {
    const html = menu(frame([{ ...part, actions: [action as never] }], { demoUrl: 'https://demo/?q=1' }))
    expect(html).toBe(
      '<details class="result-menu" name="result-menu"><summary aria-label="Result options">⋯</summary><div><button>Copy</button><a href="https://demo/?q=1">Open in live demo</a></div></details>',
    )
    expect(menu(frame([part], { demoUrl: null }))).toBeUndefined()
  })

  it('has no actions if there are several results', () => {
    const two = frame([{ ...part, actions: [action as never] }, part])
    expect(menu(two)).toBeUndefined()
    expect(two.match(/<hr>/g)).toHaveLength(2)
    expect(two.match(/result-label/g)).toHaveLength(1)
  })

  it('says that values vary in the bar, and why in the menu', () => {
    const html = frame([part], { volatile: 'now() moves' })
    expect(html).toContain('<span class="varies">values vary</span>')
    expect(menu(html)).toContain('<div><p>Values vary between runs: now() moves.</p></div>')
    expect(frame([part])).not.toContain('vary')
  })

  it('is marked as that of a program, with the version of its server', () => {
    const drawn = toHtml(
      programResult(
        { columns: [{ name: 'a', type: 'INT' }], rows: [['1'], ['2']], server: 'QuestDB 9.0.3' },
        'Send rows',
      ) as never,
    )
    expect(drawn).toMatch(/^<div class="result of-program">/)
    expect(drawn).toContain('<span class="result-label">2 rows</span>')
    expect(drawn).toContain('<span>QuestDB </span>9.0.3</a>')
    expect(drawn).toContain('aria-label="Result of Send rows"')
  })
})
