import type { Element, Root } from 'hast'

/** A node with children. */
export type ElementParent = Root | Element

/** Returns `false` to skip the element's children. */
export type SeeElement = (element: Element, index: number, parent: ElementParent) => unknown

/**
 * Visits all elements of a tree, parents first, except those in highlighted code, which contains most elements of a
 * page but nothing that steps look for. (unist-util-visit took a third of the time required to compile all pages.) An
 * element that replaces another during its visit isn't visited; children appended at the end are.
 */
export function eachElement(parent: ElementParent, see: SeeElement): void {
  for (let index = 0; index < parent.children.length; index++) {
    const child = parent.children[index]
    if (child?.type !== 'element') continue
    if (see(child, index, parent) !== false && child.tagName !== 'pre') eachElement(child, see)
  }
}
