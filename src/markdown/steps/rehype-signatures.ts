import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { h } from 'hastscript'
import { eachElement } from './each-element'
import { hasClass } from './classes'

/** `mid(bid, ask) → DOUBLE`: a call of a function, and its result type. */
const CALL = /^\w+\(.*\)( → .+)?$/

const HEADING = /^h[2-4]$/

/**
 * Moves a list of calls below a signature, `- \`mid(bid, ask)\` → \`DOUBLE\``, into the signature's box, and collapses the
 * types reported by the server below it. A list without a signature gets its own box, so that all functions look alike.
 *
 * The paragraph below the first signatures of a section moves above them, because readers look for the meaning first. A
 * paragraph that introduces what follows it stays.
 */
export function rehypeSignatures() {
  return (tree: Root) => {
    eachElement(tree, (node, index, parent) => {
      if (node.tagName !== 'ul' || !isListOfCalls(node)) return undefined
      node.properties = { ...node.properties, className: ['signature-calls'] }
      const box = parent.children.slice(0, index).findLast((child) => child.type === 'element')
      if (box?.type === 'element' && hasClass(box, 'signature')) {
        const place = box.children.findIndex((child) => hasClass(child, 'signature-lines'))
        const types = typesTakenFrom(box)
        box.children.splice(place, 0, node, ...types)
        parent.children.splice(index, 1)
      } else parent.children[index] = h('div', { className: ['signature'] }, [node])
      return false
    })
    moveMeanings(tree.children)
  }
}

/** Removes the server's signatures from a box, and returns them collapsed; nothing if no function has arguments. */
function typesTakenFrom(box: Element): Element[] {
  const lines: ElementContent[] = []
  eachElement(box, (node) => {
    if (hasClass(node, 'signature-lines')) lines.push(...node.children)
    return undefined
  })
  box.children = box.children.filter(
    (child) =>
      !hasClass(child, 'signature-lines') && !(child.type === 'element' && child.tagName === 'details'),
  )
  if (lines.every((line) => toString(line).endsWith('()'))) return []
  const title = lines.length === 1 ? 'Argument types' : `Argument types of ${lines.length} overloads`
  return [h('details', [h('summary', title), h('div', { className: ['signature-lines'] }, lines)])]
}

function moveMeanings(nodes: RootContent[]): void {
  for (const [index, node] of nodes.entries()) {
    if (node.type !== 'element' || node.tagName !== 'p' || toString(node).endsWith(':')) continue
    let top = index
    let above = elementAbove(nodes, top)
    while (hasClass(nodes[above] ?? node, 'signature')) {
      top = above
      above = elementAbove(nodes, top)
    }
    const heading = nodes[above]
    if (top === index || heading?.type !== 'element' || !HEADING.test(heading.tagName)) continue
    nodes.splice(index, 1)
    nodes.splice(top, 0, node)
  }
}

function elementAbove(nodes: RootContent[], index: number): number {
  return nodes.slice(0, index).findLastIndex(({ type }) => type === 'element')
}

function isListOfCalls({ children }: Element): boolean {
  const items = children.filter((child) => child.type === 'element')
  return items.length > 0 && items.every(isCall)
}

function isCall(item: Element): boolean {
  const [code] = item.children
  return code?.type === 'element' && code.tagName === 'code' && CALL.test(toString(item))
}
