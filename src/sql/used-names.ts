import { ownValue } from '../base/own-value'

/** Names available in SQL, as listed by the server. */
export interface KnownNames {
  /** Functions and operators. */
  functions: readonly string[]
  keywords: readonly string[]
}

/** The names used in SQL. Each list is sorted and has no duplicates. */
export interface UsedNames {
  /** Tables and views that it reads or writes, except those defined in WITH. */
  tables: string[]
  /** Functions and operators in the server's spelling. */
  functions: string[]
  /** Keywords in capital letters. */
  keywords: string[]
}

/** A word, a quoted name, a string, a number, a comment, an operator, or another character. */
const TOKEN =
  /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$?[a-z_][\w$]*(?:\.[a-z_][\w$]*)*|\d[\w.]*|::|:=|<<=|>>=|<<|>>|!=|<>|<=|>=|!~|\|\||\S/gi

/** Operators written as words, and functions that are used without a call. */
const WORD_OPERATORS = new Set([
  'and',
  'or',
  'not',
  'in',
  'between',
  'like',
  'ilike',
  'case',
  'array',
  'within',
])
const OTHER_SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  '::': ['cast'],
  '<>': ['!='],
  case: ['switch'],
}

/** Words followed by a table name. */
const BEFORE_TABLE = new Set(['from', 'join', 'into', 'table', 'update', 'view', 'base'])

/** Words that can precede the name after one of these. */
const BEFORE_NAME = new Set(['if', 'not', 'exists', 'only'])

interface LookUpTables {
  /** Names in the server's spelling, by their lower-case form. */
  functionNames: ReadonlyMap<string, string>
  /** Lower-case names. */
  keywords: ReadonlySet<string>
}

const tables = new WeakMap<KnownNames, LookUpTables>()

function tablesOf(known: KnownNames): LookUpTables {
  const made = tables.get(known) ?? {
    functionNames: new Map(known.functions.map((name) => [name.toLowerCase(), name])),
    keywords: new Set(known.keywords.map((word) => word.toLowerCase())),
  }
  tables.set(known, made)
  return made
}

/** Finds the names used in SQL by scanning its words, so it also works with SQL that doesn't parse. */
export function usedNames(sql: string, known: KnownNames): UsedNames {
  const tokens = (sql.match(TOKEN) ?? []).filter((token) => !/^(?:--|\/\*)/.test(token))
  const lower = tokens.map((token) => token.toLowerCase())
  const { functionNames, keywords } = tablesOf(known)
  const used = { tables: new Set<string>(), functions: new Set<string>(), keywords: new Set<string>() }
  const defined = new Set<string>()
  let tableAfter = ''

  tokens.forEach((token, at) => {
    const word = lower[at] ?? ''
    if (token.startsWith("'")) return
    const isName = /^["a-z_]/i.test(token)
    const isCalled = lower[at + 1] === '('
    const isQueried = tableAfter === 'from' || tableAfter === 'join'
    // a column with the name of a function isn't a call
    const isFunction =
      isName && !WORD_OPERATORS.has(word) && !word.includes('.') && !isQueried ? isCalled : true
    if (isFunction && !token.startsWith('"'))
      for (const name of [word, ...(ownValue(OTHER_SPELLINGS, word) ?? [])]) {
        const spelled = functionNames.get(name)
        if (spelled !== undefined) used.functions.add(spelled)
      }
    if (keywords.has(word)) used.keywords.add(word.toUpperCase())
    if (word === 'as' && lower[at + 1] === '(') defined.add(unquoted(tokens[at - 1] ?? ''))
    if (tableAfter && BEFORE_NAME.has(word)) return
    const isTable = tableAfter !== '' && isName && !keywords.has(word) && !functionNames.has(word)
    if (isTable && !(isQueried && isCalled)) used.tables.add(unquoted(token))
    // extract(hour FROM ts) doesn't name a table
    const isPartOfCall = word === 'from' && lower[at - 3] === 'extract'
    tableAfter = BEFORE_TABLE.has(word) && !isPartOfCall ? word : ''
  })
  for (const name of defined) used.tables.delete(name)
  return {
    tables: [...used.tables].sort(),
    functions: [...used.functions].sort(),
    keywords: [...used.keywords].sort(),
  }
}

function unquoted(name: string): string {
  return name.replace(/^"|"$/g, '').replaceAll('""', '"')
}
