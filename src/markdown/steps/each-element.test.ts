import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import { eachElement } from './each-element'

const names = (tree: Root | Element, inside: (element: Element) => boolean = () => true): string[] => {
  const seen: string[] = []
  eachElement(tree, (element) => {
    seen.push(element.tagName)
    return inside(element) ? undefined : false
  })
  return seen
}

describe('eachElement', () => {
  it('shows parents before children, in the order of the page', () => {
    const tree = h(null, h('section', 'words', h('p', h('a'))), h('ul', h('li')))
    expect(names(tree)).toEqual(['section', 'p', 'a', 'ul', 'li'])
  })

  it('shows a box of code, but not its coloured parts', () => {
    expect(names(h(null, h('figure', h('pre', h('code', h('span')))), h('p')))).toEqual([
      'figure',
      'pre',
      'p',
    ])
  })

  it('leaves out what is inside an element that was answered with false', () => {
    const tree = h(null, h('table', h('td', h('a'))), h('p', h('a')))
    expect(names(tree, ({ tagName }) => tagName !== 'table')).toEqual(['table', 'p', 'a'])
  })

  it('does not lose its place when an element is put into a box', () => {
    const tree = h(null, h('table', h('td')), h('p'))
    const seen: string[] = []
    eachElement(tree, (element, index, parent) => {
      seen.push(element.tagName)
      if (element.tagName !== 'table') return
      parent.children[index] = h('div', element)
      return false
    })
    expect(seen).toEqual(['table', 'p'])
    expect(tree.children.map((child) => (child as Element).tagName)).toEqual(['div', 'p'])
  })
})
