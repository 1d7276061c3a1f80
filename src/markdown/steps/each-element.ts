import type { Element, Root } from 'hast'

/** What holds elements. */
export type ElementParent = Root | Element

/** Answers `false` when what is inside the element is of no interest. */
export type SeeElement = (element: Element, index: number, parent: ElementParent) => unknown

/**
 * Shows every element of a tree, parents first, but none inside coloured code: most elements of a page are there, and
 * no step looks for them. (unist-util-visit took a third of the time in which all pages were compiled.)
 *
 * An element that takes another's place while it is shown is not shown itself; children that are added to the end are.
 */
export function eachElement(parent: ElementParent, see: SeeElement): void {
  for (let index = 0; index < parent.children.length; index++) {
    const child = parent.children[index]
    if (child?.type !== 'element') continue
    if (see(child, index, parent) !== false && child.tagName !== 'pre') eachElement(child, see)
  }
}
