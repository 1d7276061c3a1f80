import { wrapper } from './wrappers'

/** `<LinkGroup>`: a heading beside borderless cards, which are links with a short description. For overview pages. */
export const linkGroup = wrapper('link-group')

/** `<Lists>` with two or three `<Pane>`: lists with headings, side by side if there is enough room. */
export const lists = wrapper('lists')
