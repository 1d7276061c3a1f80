import { h } from 'hastscript'
import { expect, it } from 'vitest'
import { card, cards } from './cards'
import { linkGroup, lists } from './link-groups'
import { drawn } from './test-component'
import { wrapper } from './wrappers'

const NEW_LINE = { type: 'text' as const, value: '\n' }

it('a card is a list item whose title links to its page, followed by its sentence', () => {
  const { html } = drawn(card, { title: 'Docker', href: '/docs/deployment/docker/' }, [
    h('p', 'Run a container.'),
  ])
  expect(html).toBe(
    '<li class="card"><a class="card-title" href="/docs/deployment/docker/">Docker</a><p>Run a container.</p></li>',
  )
})

it('a grid of cards is a list of nothing but its cards', () => {
  const docker = drawn(card, { title: 'Docker', href: '/docs/' }).element
  const { html } = drawn(cards, {}, [NEW_LINE, docker, NEW_LINE, docker])
  expect(html).toMatch(
    /^<ul class="cards" role="list"><li class="card">.*<\/li><li class="card">.*<\/li><\/ul>$/,
  )
})

it('a box keeps all of its content', () => {
  const content = [h('h3', 'Install'), NEW_LINE, h('p', 'Text.')]
  expect(drawn(wrapper('note'), {}, content).html).toBe(
    '<div class="note"><h3>Install</h3>\n<p>Text.</p></div>',
  )
  expect(drawn(linkGroup, {}, content).html).toMatch(/^<div class="link-group"><h3>/)
  expect(drawn(lists, {}, content).html).toMatch(/^<div class="lists"><h3>/)
})

it('a box accepts no attributes', () => {
  expect(wrapper('note')).toMatchObject({ required: [], optional: [] })
})
