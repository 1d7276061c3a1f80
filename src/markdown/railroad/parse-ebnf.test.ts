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

  it.each([
    ['', "Write name ::= 'KEYWORD' other"],
    ["'X' b", "Write name ::= 'KEYWORD' other"],
    ["a = 'X'", 'Write name ::= …'],
    ["a := 'X'", 'Write name ::= …'],
    ["a -> 'X'", 'Write name ::= …'],
    ["a ::= [ 'X' ]", "Write an optional part as ( 'A' b )?"],
    ["a ::= { 'X' }", "Write a repetition as ( 'A' b )*"],
    ['a ::= <b>', 'Write rule names without them'],
    ["a ::= 'X';", 'Remove it: a rule ends where the next one begins'],
    ["a ::= 'X', 'Y'", "quote a comma that is part of the syntax: ','"],
    ["a ::= 'X", "Close it: 'KEYWORD'"],
    ['a ::= "X', "Close it: 'KEYWORD'"],
    ['a ::= b /* c', 'Close it with */'],
    ["a ::= ''", 'Mark an optional part with ?'],
    ['a ::= ""', 'Mark an optional part with ?'],
    ["a ::= ( 'X' | 'Y'", 'Close it with )'],
    ["a ::= 'X' )", 'Remove it, or open the group with ('],
    ["a ::= 'X' |", 'Add the missing part, or mark the group as optional with ?'],
    ['a ::= + b', "Put the part it applies to before it: ( 'A' b )+"],
    ['a ::= * b', "Put the part it applies to before it: ( 'A' b )*"],
    ['a ::= b?+', 'Use only one of ?, *, or + per part'],
    ['a ::= b*?', 'Use only one of ?, *, or + per part'],
    ['a ::= b+*', 'Use only one of ?, *, or + per part'],
    ["a ::= 'X' ::= b", 'Put the name of the next rule before it'],
    ["a ::= 'X'\na ::= 'Y'", 'Combine the two with |, or rename one of them'],
    ['a ::= b @ c', "quote symbols of the syntax: '@'"],
  ])('says for %j what to write instead', (text, instead) => {
    expect(failure(text).instead).toContain(instead)
  })

  it.each([
    ["'X' b", "A rule must start with a name, not 'X'"],
    ['( b )', 'A rule must start with a name, not ('],
    ['a', 'A rule must start with a name, not a'],
    ['a ::= ( b ) ) c', 'Unmatched closing parenthesis'],
    ['a ::= b ()', 'The rule a has an empty alternative'],
    ['first ::= a\nsecond ::= ( b | )', 'The rule second has an empty alternative'],
    ['a ::= b?+', '+ follows ?'],
    ["a ::= 'X'\na ::= 'Y'", 'The rule a is defined twice'],
    ["a = 'X'", 'The grammar has an unsupported definition operator'],
  ])('says for %j what is wrong', (text, problem) => {
    const error = failure(text)
    expect(error.problem).toBe(problem)
    expect(error.message).toBe(`${problem}. ${error.instead}`)
  })

  it('places an error at the group that is not closed, and at the second definition', () => {
    const unclosed = failure("a ::= b\n  ( c ( 'X' )")
    expect([unclosed.line, unclosed.column]).toEqual([2, 3])
    const twice = failure('a ::= b\nc ::= d\n  a ::= e')
    expect([twice.line, twice.column]).toEqual([3, 3])
  })

  it('places an error in the line after a comment of several lines', () => {
    const error = failure('a ::= /* b\n c */ @')
    expect([error.line, error.column]).toEqual([2, 7])
  })

  it('reads quotes of one kind inside those of the other', () => {
    expect(parsed('a ::= \'b"c\' "d\'e"')).toBe("('b\"c' 'd'e')")
  })

  it('repeats groups', () => {
    expect(parsed("a ::= ( 'X' b )+ ( c | d )* e")).toBe("(('X' b)+ (c | d)* e)")
  })
})
