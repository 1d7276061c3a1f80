import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import { problemsOf } from '../../../tests/support/compile-text'
import { card, cards, linkGroup, lists } from './cards'
import { languages } from './languages'
import { paths } from './paths'
import { actions, figures } from './sections'
import { rendered } from './test-component'
import { wrapper } from './wrappers'

const NEW_LINE = { type: 'text' as const, value: '\n' }

it('a card is a list item whose title links to its page, followed by its sentence', () => {
  const { html } = rendered(card, { title: 'Docker', href: '/docs/deployment/docker/' }, [
    h('p', 'Run a container.'),
  ])
  expect(html).toBe(
    '<li class="card"><a class="card-title" href="/docs/deployment/docker/">Docker</a><p>Run a container.</p></li>',
  )
})

it('a grid of cards is a list of nothing but its cards', () => {
  const docker = rendered(card, { title: 'Docker', href: '/docs/' }).element
  const { html } = rendered(cards, {}, [NEW_LINE, docker, NEW_LINE, docker])
  expect(html).toMatch(
    /^<ul class="cards" role="list"><li class="card">.*<\/li><li class="card">.*<\/li><\/ul>$/,
  )
})

it('a box keeps all of its content', () => {
  const content = [h('h3', 'Install'), NEW_LINE, h('p', 'Text.')]
  expect(rendered(wrapper('note'), {}, content).html).toBe(
    '<div class="note"><h3>Install</h3>\n<p>Text.</p></div>',
  )
  expect(rendered(linkGroup, {}, content).html).toMatch(/^<div class="link-group"><h3>/)
  expect(rendered(lists, {}, content).html).toMatch(/^<div class="lists"><h3>/)
})

it('a box accepts no attributes', () => {
  expect(wrapper('note')).toMatchObject({ required: [], optional: [] })
})

describe('loose text', () => {
  it.each([
    ['Cards', 'Card', cards],
    ['Paths', 'Path', paths],
    ['Languages', 'Language', languages],
    ['Figures', 'Figure', figures],
    ['Actions', 'Action', actions],
  ])('in %s is an error', (_, item, component) => {
    const problem = `content/docs/test.mdx:7: <Test> contains text outside of its <${item}> components. move the text into a <${item}>, or before or after <Test>.`
    const loose = { type: 'text' as const, value: '\n  Loose.' }
    expect(rendered(component, {}, [NEW_LINE, loose]).problems).toEqual([problem])
    expect(rendered(component, {}, [h('p', 'Loose.')]).problems).toEqual([problem])
    expect(rendered(component, {}, [NEW_LINE, h('li'), NEW_LINE]).problems).toEqual([])
  })

  it.each([
    ['<Actions>Loose.</Actions>', 'Actions', 'Action'],
    ['<Cards>\nLoose.\n</Cards>', 'Cards', 'Card'],
    ['<Cards>\n<Card title="A" href="/docs/">Text.</Card>\n\nLoose.\n</Cards>', 'Cards', 'Card'],
  ])('is reported in %s', async (text, name, item) => {
    expect(await problemsOf(text)).toEqual([
      expect.stringMatching(new RegExp(`:\\d+: <${name}> contains text outside of its <${item}> components`)),
    ])
  })

  it('is not seen where there is none', async () => {
    const card = '<Card title="A" href="/docs/">Text.</Card>'
    const action = '<Action title="A" href="/docs/" />'
    for (const text of [
      `<Cards>\n${card}\n${card}\n</Cards>`,
      `<Cards>\n\n${card}\n\n</Cards>`,
      `<Actions>\n${action}\n${action}\n</Actions>`,
    ])
      expect(await problemsOf(text)).toEqual([])
  })
})
