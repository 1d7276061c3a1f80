import { describe, expect, it } from 'vitest'
import { problemsOf } from '../../tests/support/compile-text'
import { ContentError } from '../base/content-error'
import { syntaxError } from './syntax-error'

const FILE = 'content/docs/test.mdx'

const messageOf = (error: unknown, ...source: string[]) => syntaxError(FILE, error, source.join('\n')).message

const never = (line: number, marker: string) =>
  `${FILE}:${line}: the code fence is never closed. add a line with ${marker} after its last line.`

describe('an error of the compiler', () => {
  it('keeps its line, and has a remedy where it names one', () => {
    expect(messageOf({ line: 7, reason: 'The fence is empty. Add code. Or remove it.' })).toBe(
      `${FILE}:7: The fence is empty. Add code. Or remove it.`,
    )
    const { problem, instead, line, file } = syntaxError(FILE, { line: 7, reason: 'A. B. C.' })
    expect({ problem, instead, line, file }).toEqual({ problem: 'A', instead: 'B. C', line: 7, file: FILE })
  })

  it('has a general remedy otherwise, and no line if it has no place', () => {
    expect(messageOf({ line: null, reason: 'Strange' })).toBe(
      `${FILE}: Strange. fix the Markdown on this line.`,
    )
  })

  it.each([
    [new Error('Out of order'), 'Out of order'],
    ['text', 'text'],
    [undefined, '[object Object]'.slice(0, 0) + 'undefined'],
    [null, 'null'],
    [{ reason: 'reason', message: '7:1: reason' }, 'reason'],
  ])('can be anything that is thrown: %s', (error, problem) => {
    expect(syntaxError(FILE, error).problem).toBe(problem)
  })

  it('stays as it is if it is one of ours', () => {
    const error = new ContentError('x.yml', 1, 'a', 'b')
    expect(syntaxError(FILE, error, '```')).toBe(error)
  })

  it.each(['Could not parse expression with acorn', 'Unexpected end of file in Expression', 'Acorn failed'])(
    'about braces says how to write one: %s',
    (reason) => {
      expect(messageOf({ line: 3, reason })).toBe(
        `${FILE}:3: a brace is unclosed or unintended: ${reason}. put { and } in backticks, or escape them as \\{ and \\}.`,
      )
    },
  )

  it.each([
    'Unexpected character `5` (U+0035) before name',
    'Unexpected character `@` in name',
    'Unexpected character `x` in attribute value',
    'Expected a closing tag',
    'Expected a Closing thing',
    'Cannot close document, a token (`mdxJsxFlowTagEnd-tag`)',
    'Some closing tag',
  ])('about tags says how to write a literal one: %s', (reason) => {
    expect(messageOf({ line: 3, reason })).toBe(
      `${FILE}:3: a tag is unclosed or unintended: ${reason}. close the tag, or put a literal < in backticks.`,
    )
  })

  it('about a closing tag alone says so', () => {
    expect(
      messageOf({ line: 3, reason: 'Unexpected closing slash `/` in tag, expected an open tag first' }),
    ).toBe(`${FILE}:3: a closing tag has no opening tag. remove it, or write the opening tag before it.`)
  })
})

describe('an unclosed tag', () => {
  const reason = 'Expected a closing tag for `<Tab>` (2:3-2:8) before the end of `paragraph`'

  it('is reported at the line where it opens, in its paragraph if it only has to be closed there', () => {
    expect(messageOf({ line: 9, reason }, 'Text', '> <kbd>x')).toBe(
      `${FILE}:2: the tag <kbd> is never closed in its paragraph. write </kbd> after its content, or put a literal < in backticks.`,
    )
    expect(messageOf({ line: 9, reason: 'Expected a closing tag for `<Tab>` (1:1-1:6)' }, '<Tab>')).toBe(
      `${FILE}:1: the tag <Tab> is never closed. write </Tab> after its content, or put a literal < in backticks.`,
    )
  })

  it.each(['<my-tag x="1"', '<a.b c'])('has the whole of its name: %s', (tag) => {
    const name = tag.slice(1).split(' ')[0] ?? ''
    const place = `Expected a closing tag for \`<x>\` (1:1-1:${tag.length + 1})`
    expect(messageOf({ line: 9, reason: place }, tag)).toContain(`:1: the tag <${name}> is never closed.`)
  })

  it('has the message of the compiler if its place is not in the text', () => {
    expect(messageOf({ line: 9, reason }, 'Text')).toBe(
      `${FILE}:9: a tag is unclosed or unintended: ${reason}. close the tag, or put a literal < in backticks.`,
    )
    expect(messageOf({ line: 9, reason }, 'Text', 'a<bc>')).toContain(':9: a tag is unclosed')
  })

  it.each([
    ['Text.\n\n<Tabs>\n\n<Tab label="x">\n\nText.\n\n</Tabs>', ':9: the tag <Tab> is never closed'],
    ['Text.\n\nOne <kbd>two\n\nThree', ':7: the tag <kbd> is never closed in its paragraph'],
    ['Text.\n\n</Tabs>', ':7: a closing tag has no opening tag'],
    ['Text.\n\na <5 b', ':7: a tag is unclosed or unintended'],
    [
      ':::note\n\nText.\n\n</Tabs>\n\n:::',
      ':9: a closing tag has no opening tag. remove it, or write the opening tag before it',
    ],
    [
      '<Details summary="x">\n\n:::note\n\nText.\n\n</Details>\n',
      ':7: the admonition is not closed before </Details>. add a line with ::: after its text',
    ],
  ])('of a page: %j', async (body, message) => {
    expect((await problemsOf(body)).join('\n')).toContain(message)
  })
})

describe('an admonition that ends after a tag around it', () => {
  const reason =
    'Expected the closing tag `</Tab>` either before the start of x or after the start of `directiveContainer` (12:1)'

  it('is reported at its first line', () => {
    expect(messageOf({ line: 20, reason })).toBe(
      `${FILE}:12: the admonition is not closed before </Tab>. add a line with ::: after its text.`,
    )
    expect(messageOf({ line: 20, reason: 'x after the start of `directiveContainer` (12:1)' })).toContain(
      ':12: the admonition is not closed before the next tag.',
    )
  })
})

describe('an unclosed code fence', () => {
  const error = { line: 20, reason: 'Expected a closing tag for `<Tab>` (1:1-1:6)' }

  it.each([
    [2, '```', ['<Tab>', '```text', 'x']],
    [2, '~~~~', ['<Tab>', '~~~~', '~~~']],
    [3, '```', ['```text', '```', '```text', '``` x']],
    [2, '```', ['<Tab>', '> - ```text']],
    [2, '```', ['<Tab>', '  12. ```text']],
    [2, '```', ['<Tab>', '+ * 1) ```text']],
    [1, '```', ['```text', '~~~']],
    [1, '~~~', ['~~~ `x`', '```']],
  ])('is the cause of what follows, and reported at line %d', (line, marker, source) => {
    expect(messageOf(error, ...source)).toBe(never(line, marker))
  })

  it.each([
    ['closed', ['<Tab>', '```text', 'x', '```']],
    ['closed by more', ['<Tab>', '~~~', 'x', '~~~~~  ']],
    ['closed in a quote', ['<Tab>', '> ```text', '> ```']],
    ['code in a line', ['<Tab>', '```x``` y']],
    ['in a line', ['<Tab>', 'x ```text']],
    ['too short', ['<Tab>', '``text', '~~x']],
  ])('is not one that is %s', (_, source) => {
    expect(messageOf(error, ...source)).toContain(':1: the tag <Tab> is never closed')
  })

  it('is not looked for without the text', () => {
    expect(syntaxError(FILE, error).message).toContain(':20: a tag is unclosed')
  })
})
