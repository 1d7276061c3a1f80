/**
 * To what extent the server defines the order of a result's rows.
 *
 * The vectorized GROUP BY with keys stores groups in a hash table whose order depends on its memory address, so the
 * same query can return a different order after a restart, or even without one. The plan shows when it is used.
 */
export type RowOrder =
  /** By the statement, by the designated timestamp, or by an operator that always returns the same order. */
  | { kind: 'defined' }
  /** Sorted by these columns; rows that are equal in all of them are in any order. */
  | { kind: 'ties'; keys: string[] }
  /** Any. */
  | { kind: 'undefined' }
  /** Any, and truncated by LIMIT, so that not even the set of rows is defined. */
  | { kind: 'arbitrary rows' }

const HASHED = 'GroupBy vectorized: true'
const SORT = /^(?:Sort|Radix sort|Encode sort|(?:Async )?(?:JIT )?(?:Long )?Top K)\b/i

interface PlanNode {
  text: string
  indent: number
  /** The line below it, which contains its keys if it has any. */
  next: string
}

/** Determines from the lines of a plan to what extent the order of the result is defined. */
export function rowOrder(plan: string[], rowCount: number): RowOrder {
  const nodes = plan.map((line, i): PlanNode => {
    const text = line.trimStart()
    return { text, indent: line.length - text.length, next: plan[i + 1]?.trim() ?? '' }
  })
  const hashed = nodes.findIndex(({ text, next }) => text.startsWith(HASHED) && next.startsWith('keys:'))
  if (hashed < 0) return { kind: 'defined' }

  const above = ancestors(nodes.slice(0, hashed + 1))
  const sort = above.find(({ text }) => SORT.test(text))
  if (sort) return { kind: 'ties', keys: sortKeys(sort.next) }
  const limit = above.map(({ text }) => /^Limit lo: (-?\d+)/.exec(text)?.[1]).find((lo) => lo !== undefined)
  return limit !== undefined && rowCount >= Math.abs(Number(limit))
    ? { kind: 'arbitrary rows' }
    : { kind: 'undefined' }
}

/** The ancestors of the last node, root first. */
function ancestors(nodes: PlanNode[]): PlanNode[] {
  const found: PlanNode[] = []
  let indent = nodes.at(-1)?.indent ?? 0
  for (const node of nodes.slice(0, -1).reverse()) {
    if (node.indent >= indent) continue
    found.unshift(node)
    indent = node.indent
  }
  return found
}

/** `keys: [count desc, symbol]` to the names. */
function sortKeys(line: string): string[] {
  const list = /^keys: \[(.*)\]$/.exec(line)?.[1]
  return list ? list.split(', ').map((key) => key.replace(/ (?:asc|desc)$/i, '')) : []
}
