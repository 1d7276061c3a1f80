import { ownValue } from '../base/own-value'

/** Names that SQL may use, as the server lists them. */
export interface KnownNames {
  /** Functions and operators. */
  functions: readonly string[]
  keywords: readonly string[]
}

/** What a piece of SQL uses. Each list is sorted and names a thing once. */
export interface UsedNames {
  /** Tables and views that it reads or writes, without those that it defines by WITH. */
  tables: string[]
  /** Functions and operators, spelled as the server spells them. */
  functions: string[]
  /** Keywords in capital letters. */
  keywords: string[]
}

/** A word, a quoted name, a text, a number, a comment, an operator or another sign. */
const TOKEN =
  /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$?[a-z_][\w$]*(?:\.[a-z_][\w$]*)*|\d[\w.]*|::|:=|<<=|>>=|<<|>>|!=|<>|<=|>=|!~|\|\||\S/gi

/** Operators that are written as words, and what stands for a function without being called by its name. */
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

/** Words after which a table is named. */
const BEFORE_TABLE = new Set(['from', 'join', 'into', 'table', 'update', 'view', 'base'])

/** Words that may stand between one of these and the name. */
const BEFORE_NAME = new Set(['if', 'not', 'exists', 'only'])

interface LookUpTables {
  /** Names as the server spells them, by those in small letters. */
  functionNames: ReadonlyMap<string, string>
  /** In small letters. */
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

/** Finds what SQL uses by reading its words; SQL that does not parse is read as well. */
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
    // a column that has the name of a function is no call of it
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
    // extract(hour FROM ts) names no table
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
