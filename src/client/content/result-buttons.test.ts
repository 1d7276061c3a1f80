import { describe, expect, it } from 'vitest'
import { toCsv, toMarkdown } from './result-buttons'

describe('a copied result', () => {
  it('as CSV quotes what needs it', () => {
    expect(
      toCsv([
        ['a', 'b'],
        ['x,y', 'say "hi"'],
        ['1.0', ''],
      ]),
    ).toBe('a,b\n"x,y","say ""hi"""\n1.0,')
  })

  it('as Markdown escapes bars', () => {
    expect(
      toMarkdown([
        ['a', 'b'],
        ['x|y', '1'],
      ]),
    ).toBe('| a | b |\n| --- | --- |\n| x\\|y | 1 |')
  })

  it('as Markdown keeps a value of several lines in its row', () => {
    expect(toMarkdown([['ddl'], ["CREATE TABLE 't' ( \n\tts TIMESTAMP\n);"]])).toBe(
      "| ddl |\n| --- |\n| CREATE TABLE 't' (<br>\tts TIMESTAMP<br>); |",
    )
  })
})
