import { describe, expect, it } from 'vitest'
import { lineToHast, linesToHast } from './tokens-to-hast'

const span = (className: string, text: string) => ({
  type: 'element',
  tagName: 'span',
  properties: { className: [className] },
  children: [{ type: 'text', value: text }],
})
const text = (value: string) => ({ type: 'text', value })

describe('linesToHast', () => {
  it('joins neighbours of one colour over blanks and line ends', () => {
    expect(
      linesToHast([
        [{ text: 'SAMPLE', className: 'c2' }, { text: ' ' }, { text: 'BY', className: 'c2' }],
        [{ text: 'FILL', className: 'c2' }],
      ]),
    ).toEqual([span('c2', 'SAMPLE BY\nFILL')])
  })

  it('leaves the blanks between different colours plain', () => {
    expect(
      linesToHast([[{ text: 'a', className: 'c1' }, { text: '  ' }, { text: 'b', className: 'c2' }]]),
    ).toEqual([span('c1', 'a'), text('  '), span('c2', 'b')])
  })

  it('writes plain text without an element', () => {
    expect(
      linesToHast([
        [{ text: 'x' }, { text: ' ' }, { text: '1', className: 'c4' }, { text: ' y' }],
        [],
        [{ text: 'z' }],
      ]),
    ).toEqual([text('x '), span('c4', '1'), text(' y\n\nz')])
  })

  it('puts the space between plain and colored text into the plain text', () => {
    expect(
      linesToHast([
        [{ text: 'a' }, { text: ' ' }, { text: 'b', className: 'c1' }, { text: ' ' }, { text: 'c' }],
      ]),
    ).toEqual([text('a '), span('c1', 'b'), text(' c')])
  })

  it('leaves the given tokens as they are', () => {
    const tokens = [
      { text: 'a', className: 'c1' },
      { text: 'b', className: 'c1' },
      { text: 'c' },
      { text: ' ' },
      { text: 'd' },
    ]
    const before = structuredClone(tokens)
    expect(linesToHast([tokens])).toEqual([span('c1', 'ab'), text('c d')])
    expect(tokens).toEqual(before)
  })

  it('keeps indentation and blanks at the end', () => {
    expect(linesToHast([[{ text: '  ' }, { text: 'a', className: 'c1' }, { text: ' ' }]])).toEqual([
      text('  '),
      span('c1', 'a'),
      text(' '),
    ])
  })
})

describe('a line that may have to wrap', () => {
  const long = 'x'.repeat(39)
  const line = (depth: number, ...texts: string[]) => ({
    ...span(`w${depth}`, ''),
    children: texts.map(text),
  })

  it('is an element that tells its indentation, with its line end', () => {
    expect(linesToHast([[{ text: 'a' }], [{ text: '    ' }, { text: long }], [{ text: 'b' }]])).toEqual([
      text('a'),
      text('\n'),
      line(2, '    ' + long, '\n'),
      text('b'),
    ])
  })

  it('is one that is longer than a phone is wide', () => {
    expect(linesToHast([[{ text: 'x'.repeat(38) }]])).toEqual([text('x'.repeat(38))])
    expect(linesToHast([[{ text: long }]])).toEqual([line(0, long)])
  })

  it('has the class of the next pair of spaces at an odd indentation', () => {
    expect(linesToHast([[{ text: `   ${long}` }]])).toEqual([line(2, `   ${long}`)])
    expect(linesToHast([[{ text: ' '.repeat(40) }]])).toEqual([line(10, ' '.repeat(40))])
  })

  it('keeps its colors', () => {
    expect(linesToHast([[{ text: long, className: 'c1' }], [{ text: 'b' }]])).toEqual([
      { ...span('w0', ''), children: [span('c1', long), text('\n')] },
      text('b'),
    ])
  })

  it('has the deepest class when it is indented deeper', () => {
    const indented = ' '.repeat(30) + long
    expect(linesToHast([[{ text: indented }]])).toEqual([line(10, indented)])
  })
})

describe('a break in a long line', () => {
  const wbr = { type: 'element', tagName: 'wbr', properties: {}, children: [] }
  const unbroken = (value: string) => span('n', value)
  const children = (tokens: { text: string; className?: string }[]) => {
    const [line] = linesToHast([tokens])
    return line?.type === 'element' ? line.children : []
  }

  it('is possible after punctuation in text without spaces', () => {
    expect(children([{ text: 'call(first_argument,second_argument);more()' }])).toEqual([
      text('call('),
      wbr,
      text('first_argument,'),
      wbr,
      text('second_argument);'),
      wbr,
      text('more()'),
    ])
  })

  it('is possible between the segments of a path, but not within a protocol', () => {
    expect(children([{ text: 'wget https://questdb.com/docs/quick-start/' }])).toEqual([
      text('wget https://questdb.com/'),
      wbr,
      text('docs/'),
      wbr,
      unbroken('quick-start/'),
    ])
  })

  it('is at the border of colors, too', () => {
    const argument = `'${'x'.repeat(38)}'`
    expect(children([{ text: 'from_conf(' }, { text: argument, className: 'c3' }, { text: ')' }])).toEqual([
      text('from_conf('),
      { ...span('c3', ''), children: [wbr, text(argument)] },
      text(')'),
    ])
  })

  it('is not necessary where there are spaces', () => {
    const words = 'SELECT round(sum(price)), max(price) AS high'
    expect(children([{ text: words }])).toEqual([text(words)])
  })

  it('is never at a hyphen', () => {
    expect(
      children([
        { text: 'SELECT * FROM trades WHERE symbol IN ' },
        { text: "'BTC-USDT'", className: 'c3' },
        { text: ' -1 - x' },
      ]),
    ).toEqual([
      text('SELECT * FROM trades WHERE symbol IN '),
      { ...span('c3', "'BTC-USDT'"), properties: { className: ['c3', 'n'] } },
      text(' '),
      unbroken('-1'),
      text(' - x'),
    ])
  })

  it('is at a hyphen if the word is longer than a line', () => {
    const word = `${'x'.repeat(20)}-${'y'.repeat(20)}`
    expect(children([{ text: word }])).toEqual([text(word)])
  })

  it('is also possible in a line with features', () => {
    expect(lineToHast([{ text: `--name ${'x'.repeat(40)}` }])).toEqual([
      unbroken('--name'),
      text(` ${'x'.repeat(40)}`),
      text('\n'),
    ])
  })
})

describe('lineToHast', () => {
  it('ends with the line end, also when the line is empty', () => {
    expect(lineToHast([])).toEqual([text('\n')])
    expect(lineToHast([{ text: 'a', className: 'c1' }])).toEqual([span('c1', 'a'), text('\n')])
  })
})
