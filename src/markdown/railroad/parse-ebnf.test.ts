import { describe, expect, it } from 'vitest'
import { EbnfError, type EbnfNode } from './ebnf-nodes'
import { parseEbnf } from './parse-ebnf'

/** A rule's node as a text with all groups written out. */
function show(node: EbnfNode): string {
  switch (node.kind) {
    case 'terminal':
      return `'${node.text}'`
    case 'nonterminal':
      return node.name
    case 'sequence':
      return `(${node.items.map(show).join(' ')})`
    case 'choice':
      return `(${node.options.map(show).join(' | ')})`
    default:
      return `${show(node.item)}${{ optional: '?', any: '*', some: '+' }[node.kind]}`
  }
}

const parsed = (text: string): string => show(parseEbnf(text)[0]!.node)

function failure(text: string): EbnfError {
  try {
    parseEbnf(text)
  } catch (error) {
    if (error instanceof EbnfError) return error
  }
  throw new Error(`accepted: ${text}`)
}

describe('parseEbnf', () => {
  it.each([
    ["a ::= 'X'", "'X'"],
    ['a ::= "it\'s"', "'it's'"],
    ['a ::= b', 'b'],
    ["a ::= 'X' b 'Y'", "('X' b 'Y')"],
    ["a ::= 'X' | 'Y' b | c", "('X' | ('Y' b) | c)"],
    ["a ::= ( 'X' | 'Y' )? b* c+", "(('X' | 'Y')? b* c+)"],
    ["a ::= b ( ',' b )*", "(b (',' b)*)"],
    ["a ::= ((('X')))", "'X'"],
    ["a::='X'?b", "('X'? b)"],
    ['a ::= column-name2 _x', '(column-name2 _x)'],
  ])('%s', (text, expected) => {
    expect(parsed(text)).toBe(expected)
  })

  it('ends a rule where the next begins, over any lines', () => {
    const rules = parseEbnf("first ::= 'A'\n  | second\n\nsecond ::=\n  'B'\n  third? fourth ::= 'C'")
    expect(rules.map(({ name, line, node }) => [name, line, show(node)])).toEqual([
      ['first', 1, "('A' | second)"],
      ['second', 4, "('B' third?)"],
      ['fourth', 6, "'C'"],
    ])
  })

  it('skips comments, also over lines and with signs in them', () => {
    expect(parsed("/* a ::= */ a ::= 'X' /* |\n'Y' */ b")).toBe("('X' b)")
  })

  it.each([
    ['', 'has no rules', 1, 1],
    ["'X' b", 'must start with a name', 1, 1],
    ["a = 'X'", 'an unsupported definition operator', 1, 3],
    ["a ::= 'X'\nb ::= [ 'Y' ]", 'square brackets', 2, 7],
    ["a ::= { 'X' }", 'braces', 1, 7],
    ['a ::= <b>', 'angle brackets', 1, 7],
    ["a ::= 'X';", 'semicolon', 1, 10],
    ["a ::= 'X', 'Y'", 'comma', 1, 10],
    ["a ::= 'X\n'", 'an unterminated quote', 1, 7],
    ['a ::= b /* c', 'an unterminated comment', 1, 9],
    ["a ::= ''", 'Empty quotes', 1, 7],
    ["a ::= ( 'X' | 'Y'", 'Unclosed group', 1, 7],
    ["a ::= 'X' )", 'closing parenthesis', 1, 11],
    ["a ::= 'X' |", 'empty alternative', 1, 12],
    ['a ::=', 'empty alternative', 1, 6],
    ['a ::= ()', 'empty alternative', 1, 8],
    ['a ::= ? b', 'Nothing precedes ?', 1, 7],
    ['a ::= b?*', '* follows ?', 1, 9],
    ["a ::= 'X' ::= b", 'Second ::=', 1, 11],
    ["a ::= 'X'\na ::= 'Y'", 'defined twice', 2, 1],
    ['a ::= b @ c', 'has an unexpected character "@"', 1, 9],
  ])('refuses %j with place and remedy', (text, problem, line, column) => {
    const error = failure(text)
    expect(error.problem).toContain(problem)
    expect([error.line, error.column]).toEqual([line, column])
    expect(error.instead).not.toBe('')
  })
})
