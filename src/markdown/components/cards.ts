import { h } from 'hastscript'
import type { ContentComponent } from './content-component'
import { listWrapper, wrapper } from './wrappers'

/** `<Cards>`: a grid of cards. */
export const cards = listWrapper('cards', 'Card')

/** `<Card title="…" href="/docs/…/">one sentence</Card>`: the entire card is a link. */
export const card: ContentComponent = {
  required: ['title', 'href'],
  optional: [],
  render: ({ attributes, children }) =>
    h('li', { className: ['card'] }, [
      h('a', { className: ['card-title'], href: attributes.href }, attributes.title),
      ...children,
    ]),
}

/** `<LinkGroup>`: a heading beside borderless cards, which are links with a short description. For overview pages. */
export const linkGroup = wrapper('link-group')

/** `<Lists>` with two or three `<Pane>`: lists with headings, side by side if there is enough room. */
export const lists = wrapper('lists')
