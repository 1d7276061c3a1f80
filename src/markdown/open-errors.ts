import type { Root } from 'mdast'
import type { Node } from 'unist'
import { SKIP, visit } from 'unist-util-visit'
import { parseFenceMeta } from '../records/fence-meta'

/**
 * Lines of the fences with `error="…"` that readers see without opening a `<Details>` block, in page order. For a fence
 * that came from a fragment it is the line of the Include.
 * @throws {FenceMetaError} for flags that are not in order
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
