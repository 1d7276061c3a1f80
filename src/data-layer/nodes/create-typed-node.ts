import type { NodeInput, SourceNodesArgs } from 'gatsby'

/** What Gatsby provides for creating nodes. */
export type NodeApi = Pick<SourceNodesArgs, 'actions' | 'createNodeId' | 'createContentDigest'>

/**
 * Creates a node of one of our types, and returns it.
 *
 * @param key unique among the nodes that we create
 * @param options.parent id of the node it's based on; when Gatsby deletes that node, it deletes this one too
 * @param options.digestOf what makes pages that use the node stale when it changes
 */
export async function createTypedNode(
  { actions, createNodeId, createContentDigest }: NodeApi,
  type: string,
  key: string,
  fields: object,
  { parent = null, digestOf = fields }: { parent?: string | null; digestOf?: object } = {},
): Promise<NodeInput> {
  const node = {
    ...fields,
    id: createNodeId(key),
    parent,
    children: [],
    internal: { type, contentDigest: createContentDigest(digestOf) },
  }
  await actions.createNode(node)
  return node
}
