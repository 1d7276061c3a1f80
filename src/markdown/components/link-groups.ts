import { wrapper } from './wrappers'

/** `<LinkGroup>`: a heading, and beside it cards without frames: links with a line each. For pages that lead to others. */
export const linkGroup = wrapper('link-group')

/** `<Lists>` with two or three `<Pane>`: lists under headings, side by side where there is room. */
export const lists = wrapper('lists')
