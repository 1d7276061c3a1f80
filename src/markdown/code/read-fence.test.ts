import type { Element } from 'hast'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import { el } from './hast'
import { codeOfPre, readFence, type Fence } from './read-fence'

/** The `pre` of a fence that starts in line 7. */
function preOf(language: string, flags: string, code: string): Element {
  const inner = el('code', language ? { className: ['hljs', `language-${language}`] } : {}, `${code}\n`)
  inner.data = { meta: flags }
  const position = { start: { line: 7, column: 3 }, end: { line: 9, column: 6 } }
  return { ...el('pre', {}, inner), position }
}

function read(language: string, flags = '', code = 'SELECT 1'): Fence {
  const pre = preOf(language, flags, code)
  return readFence(pre, codeOfPre(pre)!, new VFile())
}

function failure(language: string, flags = '', code?: string): string {
  try {
    read(language, flags, code)
  } catch (error) {
    const { reason, line, column } = error as { reason: string; line: number; column: number }
    return `${line}:${column} ${reason}`
  }
  throw new Error('the fence was accepted')
}

describe('codeOfPre', () => {
  it('finds the code of a fence', () => {
    const code = el('code', {}, 'x')
    expect(codeOfPre(el('pre', {}, '\n', code))).toBe(code)
  })

  it.each([
    ['a formula', el('pre', {}, el('code', { className: ['language-math'] }, 'x'))],
    ['a displayed formula', el('pre', {}, el('code', { className: ['math-display'] }, 'x'))],
    ['inline code', el('p', {}, el('code', {}, 'x'))],
    ['another element', el('pre', {}, el('span', {}, 'x'))],
    ['text', el('pre', {}, 'x')],
  ])('does not take %s for a fence', (_, pre) => {
    expect(codeOfPre(pre)).toBeUndefined()
  })
})

describe('a code fence', () => {
  it('has a language, flags, and code without the newline before its end', () => {
    const fence = read('questdb-sql', 'title="One" rows=3', '  SELECT 1\n')
    expect(fence.lang).toBe('questdb-sql')
    expect(fence.language.label).toBe('QuestDB SQL')
    expect(fence.code).toBe('  SELECT 1\n')
    expect(fence.meta).toMatchObject({ title: 'One', rows: 3 })
    expect([fence.chart, fence.made]).toEqual([undefined, undefined])
  })

  it.each([
    ['shell', 'bash'],
    ['csv', 'text'],
  ])('takes %s for %s', (alias, name) => {
    expect(read(alias).lang).toBe(name)
  })

  it('is not highlighted as QuestDB’s SQL if it is in another dialect', () => {
    const fence = read('questdb-sql', 'foreign="InfluxQL"')
    expect([fence.lang, fence.language.name]).toEqual(['questdb-sql', 'sql'])
    expect(read('sql', 'foreign="PostgreSQL"').language.name).toBe('sql')
  })

  it('can have flags of other languages’ code', () => {
    expect(read('ebnf', 'railroad').meta.railroad).toBe(true)
    expect(read('python', '{1} notRun="needs a key"').meta.notRun).toBe('needs a key')
  })

  it('has the chart that its flag specifies', () => {
    expect(read('questdb-sql', 'chart="bars x=a y=b"').chart).toEqual({
      kind: 'bars',
      columns: { x: ['a'], y: ['b'] },
    })
  })

  it('can mark each of its lines', () => {
    const { meta } = read('text', '{1} ins={2} del={3}', 'a\nb\nc')
    expect([meta.highlight, meta.inserted, meta.deleted]).toEqual([[1], [2], [3]])
  })
})

describe('a mistake in a code fence', () => {
  it.each([
    ['', '', 'The code fence has no language. Specify a language after the three backticks'],
    ['sqlite', '', 'The code fence specifies an unknown language "sqlite". Use one of: questdb-sql, bash, '],
    ['bash', 'titel="x"', 'Unknown flag "titel" on a code fence. Use one of: title='],
    ['sql', '', 'The sql fence does not specify a SQL dialect. Use questdb-sql, or name the product'],
    ['bash', 'foreign="x"', 'The foreign flag is used on a bash fence. Use it only with questdb-sql or sql'],
    ['text', 'railroad', 'The railroad flag is used on a text fence. Write the grammar in a fence that'],
  ])('of the language "%s" with flags "%s" is explained with its line', (language, flags, problem) => {
    expect(failure(language, flags)).toContain(`7:3 ${problem}`)
  })

  it.each(['', ' \n '])('is to have no code: %j', (code) => {
    expect(failure('text', '', code)).toBe('7:3 The code fence is empty. Add code or remove the fence')
  })

  it.each(['{3}', 'ins={3}', 'del={1-3}'])('is to mark a line that does not exist: %s', (flags) => {
    expect(failure('text', flags, 'a\nb')).toBe(
      '7:3 Line 3 is marked, but the last line of the code is 2. Mark existing lines; the first line is 1',
    )
  })

  it('is to mark a line as added and removed', () => {
    expect(failure('text', 'ins={1,2} del={2}', 'a\nb')).toBe(
      '7:3 Line 2 is marked as both added and removed. Include the line twice: once as removed and once as added',
    )
  })

  it.each([
    ['python', '', 'a python fence'],
    ['questdb-sql', 'setup', 'a fence with setup'],
    ['questdb-sql', 'enterprise', 'a fence with enterprise'],
    ['questdb-sql', 'error="x"', 'a fence with error'],
    ['questdb-sql', 'foreign="x"', 'a fence with foreign'],
    ['questdb-sql', 'notRun="x"', 'a fence with notRun'],
  ])('is a chart without a result: %s %s', (language, flags, where) => {
    expect(failure(language, `${flags} chart="bars x=a y=b"`)).toBe(
      `7:3 The chart flag is used on ${where}, which has no result to draw. Use it with questdb-sql examples that return rows`,
    )
  })

  it('is a chart with mistakes of its own', () => {
    expect(failure('questdb-sql', 'chart="pie"')).toContain(
      '7:3 The chart flag specifies an unknown kind "pie". Start it with one of: candles, line',
    )
  })
})
