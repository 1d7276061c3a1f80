import { h } from 'hastscript'
import type { ContentComponent } from './content-component'

/** `<LinkGroup>`: a heading, and beside it cards without frames: links with a line each. For pages that lead to others. */
export const linkGroup: ContentComponent = {
  required: [],
  optional: [],
  draw: ({ children }) => h('div', { className: ['link-group'] }, children),
}

/** `<Lists>` with two or three `<Pane>`: lists under headings, side by side where there is room. */
export const lists: ContentComponent = {
  required: [],
  optional: [],
  draw: ({ children }) => h('div', { className: ['lists'] }, children),
}
