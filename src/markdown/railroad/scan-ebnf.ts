import { EbnfError } from './ebnf-nodes'

/** A token of a grammar, with its position in the text. */
export interface EbnfToken {
  kind: 'name' | 'terminal' | '::=' | '(' | ')' | '|' | '?' | '*' | '+' | 'end'
  /** A name, or the text of a terminal without its quotes. */
  text: string
  line: number
  column: number
}

const TOKEN = /(\s+|\/\*[^]*?\*\/)|([A-Za-z_][\w-]*)|'([^'\n]*)'|"([^"\n]*)"|(::=|[()|?*+])/y

/** Notations of other grammars, with their equivalents here. */
const FOREIGN: [RegExp, string, string][] = [
  [/^\/\*/, 'an unterminated comment', 'Close it with */'],
  [/^['"]/, 'an unterminated quote', "Close it: 'KEYWORD'"],
  [/^\[/, 'square brackets', "Write an optional part as ( 'A' b )?"],
  [/^\{/, 'braces', "Write a repetition as ( 'A' b )*"],
  [/^</, 'angle brackets', 'Write rule names without them'],
  [/^:?=|^->/, 'an unsupported definition operator', 'Write name ::= …'],
  [/^;/, 'a semicolon after a rule', 'Remove it: a rule ends where the next one begins'],
  [
    /^,/,
    'a comma outside quotes',
    "Separate parts with spaces, and quote a comma that is part of the syntax: ','",
  ],
]

/** Splits a grammar into tokens, without white space and comments. The last token is `end`. */
export function scanEbnf(text: string): { tokens: EbnfToken[]; end: EbnfToken } {
  const tokens: EbnfToken[] = []
  let offset = 0
  while (offset < text.length) {
    const place = placeOf(text, offset)
    TOKEN.lastIndex = offset
    const match = TOKEN.exec(text)
    if (!match) throw unreadable(text.slice(offset), place)
    const [all, blank, name, single, double, sign] = match
    const terminal = single ?? double
    if (terminal === '')
      throw new EbnfError(
        'Empty quotes in the grammar',
        'Mark an optional part with ?',
        place.line,
        place.column,
      )
    if (name !== undefined) tokens.push({ kind: 'name', text: name, ...place })
    else if (terminal !== undefined) tokens.push({ kind: 'terminal', text: terminal, ...place })
    else if (blank === undefined) tokens.push({ kind: sign as EbnfToken['kind'], text: sign ?? '', ...place })
    offset += all.length
  }
  return { tokens, end: { kind: 'end', text: '', ...placeOf(text, text.length) } }
}

function unreadable(rest: string, { line, column }: { line: number; column: number }): EbnfError {
  const known = FOREIGN.find(([start]) => start.test(rest))
  if (known) return new EbnfError(`The grammar has ${known[1]}`, known[2], line, column)
  return new EbnfError(
    `The grammar has an unexpected character "${rest.charAt(0)}"`,
    "Use only quoted words, names, ( ), |, ?, *, and +, and quote symbols of the syntax: '@'",
    line,
    column,
  )
}

function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
