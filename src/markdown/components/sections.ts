import { h } from 'hastscript'
import { ownValue } from '../../base/own-value'
import type { ContentComponent } from './content-component'
import { listWrapper, wrapper } from './wrappers'

const SPLIT_FORMS = ['even', 'mirrored']

/** `<Band>`: a section of a marketing page on a raised ground that reaches both edges of the window. */
export const band: ContentComponent = {
  required: [],
  optional: [],
  draw: ({ children }) =>
    h('div', { className: ['band'] }, [h('div', { className: ['band-body'] }, children)]),
}

/**
 * `<Split>` with two `<Pane>`: text next to a visual. On narrow screens, the panes are stacked. With `even`, both are equally
 * wide and begin at the same height, for two things of one kind. With `mirrored`, the visual is on the left.
 */
export const split: ContentComponent = {
  required: [],
  optional: SPLIT_FORMS,
  draw: ({ attributes, children }) =>
    h(
      'div',
      { className: ['split', ...SPLIT_FORMS.filter((form) => ownValue(attributes, form) !== undefined)] },
      children,
    ),
}

/** `<Pane>`: one side of a `<Split>`. */
export const pane = wrapper('pane')

/** `<Crop>` around a picture of the Web Console: its editor and its result, in a size that can be read. */
export const crop = wrapper('crop')

/** `<Columns>` around a list: its items stand beside each other, as many in a row as there is room for. */
export const columns = wrapper('columns')

/** `<Figures>`: a row of `<Figure>`. */
export const figures = listWrapper('figures')

/**
 * `<Figure value="1.7 million rows/s" source="Release notes of 9.0.0" href="/release-notes/" date="July 2025">what it
 * is</Figure>`: a number that the product is judged by, with its source and date.
 */
export const figure: ContentComponent = {
  required: ['value', 'source', 'href', 'date'],
  optional: [],
  draw: ({ attributes, children }) =>
    h('li', { className: ['proof'] }, [
      h('strong', { className: ['proof-value'] }, attributes.value),
      ...children,
      h('p', { className: ['proof-source'] }, [
        h('a', { href: attributes.href }, attributes.source),
        `, ${attributes.date ?? ''}`,
      ]),
    ]),
}

/** `<Actions>`: a row of `<Action>`. */
export const actions: ContentComponent = {
  required: [],
  optional: [],
  draw: ({ children }) =>
    h(
      'p',
      { className: ['actions'] },
      children.filter((child) => child.type === 'element'),
    ),
}

/** `<Action title="Download" href="/download/" primary />`: a link that looks like a button. */
export const action: ContentComponent = {
  required: ['title', 'href'],
  optional: ['primary'],
  draw: ({ attributes }) =>
    h(
      'a',
      {
        className: ['action', ...(attributes.primary === undefined ? [] : ['primary'])],
        href: attributes.href,
      },
      attributes.title,
    ),
}
