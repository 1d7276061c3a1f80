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

const HASHED = 'GroupBy vectorized: true'
const SORT = /^(?:Sort|Radix sort|Encode sort|(?:Async )?(?:JIT )?(?:Long )?Top K)\b/i

interface PlanNode {
  text: string
  indent: number
  /** The line below it, which holds its keys if it has any. */
  next: string
}

/** Reads from the lines of a plan how far the order of the result is defined. */
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

/** The nodes that the last one stands below, the root first. */
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
