import type { Element } from 'hast'
import { h } from 'hastscript'
import { expect, it } from 'vitest'
import { rehypeSections } from './rehype-sections'
import { contextOf, htmlOf } from './test-steps'

const example = (fence: string, line: number | null, title: string | null): Element =>
  h('div', { className: ['example'], dataExample: JSON.stringify({ fence, line, title }) })

const run = (...children: Element[]) => {
  const context = contextOf()
  const tree = h(null, children)
  rehypeSections(context)()(tree)
  return { context, html: htmlOf(tree) }
}

it('an example belongs to the heading of level 2 or 3 above it', () => {
  const { context, html } = run(
    example('questdb-sql 0', 3, 'First'),
    h('h2', { id: 'a' }, ' Part ', h('code', 'A')),
    h('section', example('bash 0', null, null)),
    h('h3', { id: 'b' }, 'Part B'),
    h('h4', { id: 'c' }, 'Part C'),
    example('questdb-sql 12', 9, null),
  )
  const before = { anchor: null, heading: null, depth: 1 }
  expect(context.examples).toEqual([
    { language: 'questdb-sql', index: 0, line: 3, title: 'First', ...before },
    { language: 'bash', index: 0, line: null, title: null, anchor: 'a', heading: 'Part A', depth: 2 },
    { language: 'questdb-sql', index: 12, line: 9, title: null, anchor: 'b', heading: 'Part B', depth: 3 },
  ])
  expect(html).toContain('<div class="example"></div>')
})

it('a signature belongs to the heading above it, which is not that of the footnotes or one without an id', () => {
  const { context } = run(
    h('h2', { id: 'pad' }, 'Pad'),
    h('div', { dataSignature: 'rpad' }),
    h('h2', { id: 'footnote-label' }, 'Footnotes'),
    h('h2', 'No id'),
    h('xh2', { id: 'x' }, 'No heading'),
    h('h23', { id: 'y' }, 'No heading'),
    h('div', { dataSignature: '<<=' }),
  )
  const pad = { anchor: 'pad', heading: 'Pad', depth: 2 }
  expect(context.signatures).toEqual([
    { name: 'rpad', ...pad },
    { name: '<<=', ...pad },
  ])
  expect(context.examples).toEqual([])
})
