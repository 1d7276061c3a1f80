import type { Completion } from '@codemirror/autocomplete'
import functions from '../../content/reference/server-functions.json'
import serverKeywords from '../../content/reference/server-keywords.json'
import { KEYWORDS, SOFT_KEYWORDS, TYPES } from '../markdown/code/questdb-words'

/** Columns by the name of their table, as a server lists them. */
export type Tables = ReadonlyMap<string, readonly { name: string; type: string }[]>

/** Functions that are called by name; the server also lists operators. */
const CALLED = functions.items.filter(({ name }) => /^[a-z]\w*$/.test(name))

const words = (list: readonly string[], type: string): Completion[] =>
  list.map((word) => ({ label: word.toUpperCase(), type }))

const ALWAYS: readonly Completion[] = [
  ...words(
    [...new Set([...serverKeywords.items.map((word) => word.toLowerCase()), ...KEYWORDS, ...SOFT_KEYWORDS])],
    'keyword',
  ),
  ...words(TYPES, 'type'),
  ...CALLED.map(({ name, signatures }) => ({
    label: name,
    type: 'function',
    detail: detailOf(name, signatures),
    boost: 1,
  })),
]

/** Names of all functions. */
export const FUNCTION_NAMES = CALLED.map(({ name }) => name)

/** Parameters of the function's first signature, and the number of its other signatures. */
function detailOf(name: string, signatures: readonly string[]): string {
  const [first = ''] = signatures
  return first.slice(name.length) + (signatures.length > 1 ? ` +${signatures.length - 1}` : '')
}

/** Completions for a statement: keywords, types, functions, tables, and columns of the tables that it names. */
export function completionsFor(sql: string, tables: Tables): Completion[] {
  const named = new Set(sql.match(/[A-Za-z_]\w*/g))
  return [
    ...[...tables].flatMap(([table, columns]): Completion[] => [
      { label: table, type: 'class', detail: 'table', boost: 2 },
      ...(named.has(table)
        ? columns.map(({ name, type }) => ({ label: name, type: 'property', detail: type, boost: 3 }))
        : []),
    ]),
    ...ALWAYS,
  ]
}
