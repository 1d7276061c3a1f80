/**
 * How far the server defines the order of a result's rows.
 *
 * The vectorized GROUP BY with keys keeps groups in a hash table whose order depends on where in memory it lies:
 * the same query answers in another order after a restart, sometimes within one. The plan tells.
 */
export type RowOrder =
  /** By the statement, by the designated timestamp, or by an operator that always gives the same order. */
  | { kind: 'defined' }
  /** Sorted by these columns; rows that agree in all of them come in any order. */
  | { kind: 'ties'; keys: string[] }
  /** Any. */
  | { kind: 'undefined' }
  /** Any, and LIMIT cuts it off: not even the rows are defined. */
  | { kind: 'arbitrary rows' }

const HASHED = /^GroupBy vectorized: true/
const SORT = /^(?:Sort|Radix sort|Encode sort|(?:Async )?(?:JIT )?(?:Long )?Top K)\b/i

/** Reads from the lines of a plan how far the order of the result is defined. */
export function rowOrder(plan: string[], rowCount: number): RowOrder {
  const nodes = plan.map((line) => ({ text: line.trim(), indent: line.length - line.trimStart().length }))
  const hashed = nodes.findIndex(({ text }, i) => HASHED.test(text) && nodes[i + 1]?.text.startsWith('keys:'))
  if (hashed < 0) return { kind: 'defined' }

  const ancestors: number[] = []
  let indent = nodes[hashed]!.indent
  for (let i = hashed - 1; i >= 0; i--) {
    const node = nodes[i]!
    if (node.indent >= indent) continue
    ancestors.unshift(i)
    indent = node.indent
  }
  const sort = ancestors.find((i) => SORT.test(nodes[i]!.text))
  if (sort !== undefined) return { kind: 'ties', keys: sortKeys(nodes[sort + 1]?.text ?? '') }
  const limit = ancestors
    .map((i) => /^Limit lo: (-?\d+)/.exec(nodes[i]!.text)?.[1])
    .find((lo) => lo !== undefined)
  return limit !== undefined && rowCount >= Math.abs(Number(limit))
    ? { kind: 'arbitrary rows' }
    : { kind: 'undefined' }
}

/** `keys: [count desc, symbol]` to the names. */
function sortKeys(line: string): string[] {
  const list = /^keys: \[(.*)\]$/.exec(line)?.[1]
  return list ? list.split(', ').map((key) => key.replace(/ (?:asc|desc)$/i, '')) : []
}
