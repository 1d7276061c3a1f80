import type { ExampleFields } from './example-node'
import type { NodeContext } from './reference-resolvers'

/** Properties of an example that determine where a function is used. */
export type Use = Pick<ExampleFields, 'route' | 'pageTitle' | 'anchor' | 'section'>

/** Returns the examples that use a function or operator, sorted by page and line. */
export type UsesOf = (name: string, context: NodeContext) => readonly Use[]

/**
 * Creates an index of all uses on first access, because reference pages request hundreds of names and a query for each
 * took most of their time. Gatsby creates resolvers, and with them this index, again after every change of nodes.
 *
 * @param getExamples returns all example nodes
 */
export function usesFinder(getExamples: () => readonly ExampleFields[]): UsesOf {
  let byName: Map<string, Use[]> | undefined
  return (name, { nodeModel }) => {
    byName ??= indexed(getExamples())
    const found = byName.get(name) ?? []
    // a page depends on all examples, even if none used the function so far
    nodeModel.trackPageDependencies([], { connectionType: 'Example' })
    return found
  }
}

function indexed(examples: readonly ExampleFields[]): Map<string, Use[]> {
  const byName = new Map<string, Use[]>()
  const inOrder = [...examples].sort((a, b) => compare(a.route, b.route) || (a.line ?? 0) - (b.line ?? 0))
  for (const { route, pageTitle, anchor, section, functions } of inOrder) {
    // stores only what is needed, so that results aren't retained in memory
    const use: Use = { route, pageTitle, anchor, section }
    for (const name of new Set(functions)) {
      const uses = byName.get(name)
      if (uses) uses.push(use)
      else byName.set(name, [use])
    }
  }
  return byName
}

/** Sorts text the same way as Gatsby. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
