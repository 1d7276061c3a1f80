import type { ExampleFields } from './example-node'
import type { NodeContext } from './reference-resolvers'

/** What of an example tells where a function is used. */
export type Use = Pick<ExampleFields, 'route' | 'pageTitle' | 'anchor' | 'section'>

/** Finds the examples that use a function or an operator, in order of pages and lines. */
export type UsesOf = (name: string, context: NodeContext) => readonly Use[]

/**
 * A list of all uses, made when the first is asked for: reference pages ask for hundreds of names, and a query for
 * each took most of the time of their pages. Gatsby makes resolvers anew after every change of nodes, and with them
 * this list.
 *
 * @param getExamples all nodes of examples
 */
export function usesFinder(getExamples: () => readonly ExampleFields[]): UsesOf {
  let byName: Map<string, Use[]> | undefined
  return (name, { nodeModel }) => {
    byName ??= indexed(getExamples())
    const found = byName.get(name) ?? []
    // a page must be made again when any example changes, also when it has shown none so far
    nodeModel.trackPageDependencies([], { connectionType: 'Example' })
    return found
  }
}

function indexed(examples: readonly ExampleFields[]): Map<string, Use[]> {
  const byName = new Map<string, Use[]>()
  const inOrder = [...examples].sort((a, b) => compare(a.route, b.route) || (a.line ?? 0) - (b.line ?? 0))
  for (const { route, pageTitle, anchor, section, functions } of inOrder) {
    // not the example itself: its result need not stay in memory
    const use: Use = { route, pageTitle, anchor, section }
    for (const name of new Set(functions)) {
      const uses = byName.get(name)
      if (uses) uses.push(use)
      else byName.set(name, [use])
    }
  }
  return byName
}

/** As Gatsby sorts texts. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
