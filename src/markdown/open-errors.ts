import type { Root } from 'mdast'
import type { Node } from 'unist'
import { SKIP, visit } from 'unist-util-visit'
import { parseFenceMeta } from '../records/fence-meta'

/**
 * Returns the lines of fences with `error="…"` that are visible without opening a `<Details>` block, in page order. For
 * a fence from a fragment, it's the line of the Include.
 *
 * @throws {FenceMetaError} if flags are invalid
 */
export function openErrorLines(tree: Root): number[] {
  const lines: number[] = []
  visit(tree as Node, (node: Node & { name?: string; meta?: string | null }) => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Details') return SKIP
    if (node.type === 'code' && parseFenceMeta(node.meta).error !== undefined)
      lines.push(node.position?.start.line ?? 0)
    return undefined
  })
  return lines
}
