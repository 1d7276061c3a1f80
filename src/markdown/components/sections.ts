import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { ownValue } from '../../base/own-value'
import type { ContentComponent } from './content-component'
import { elementsOf } from './elements-of'
import { itemsOf, listWrapper, wrapper } from './wrappers'

const SPLIT_FORMS = ['even', 'mirrored', 'wide']

/** `<Band>`: a section of a marketing page with a lighter background that spans the window. */
export const band: ContentComponent = {
  sectionsOnly: true,
  required: [],
  optional: [],
  render: ({ children }) =>
    h('div', { className: ['band'] }, [h('div', { className: ['band-body'] }, children)]),
}

/**
 * `<Split>` with two `<Pane>`: text next to a visual. On narrow screens, the panes are stacked. With `even`, both have
 * the same width and are aligned at the top, for two things of the same kind. With `mirrored`, the visual is on the
 * left. With `wide`, the visual has the full width below the text.
 */
export const split: ContentComponent = {
  required: [],
  optional: SPLIT_FORMS,
  render: ({ attributes, children }) =>
    h(
      'div',
      { className: ['split', ...SPLIT_FORMS.filter((form) => ownValue(attributes, form) !== undefined)] },
      children,
    ),
}

/** `<Pane>`: one side of a `<Split>`. A numbered list in it is a series of steps. */
export const pane: ContentComponent = {
  required: [],
  optional: [],
  render: ({ children }) => h('div', { className: ['pane'] }, withTitles(children, ['ol'])),
}

/** `<FinePrint>`: a muted line, such as the sources of a list or table. */
export const finePrint: ContentComponent = { ...wrapper('fine-print'), sectionsOnly: true }

/**
 * `<Columns>` around a list: places the items side by side, as many per row as fit. A numbered list is a series of
 * steps.
 */
export const columns: ContentComponent = {
  sectionsOnly: true,
  required: [],
  optional: [],
  render: ({ children }) => h('div', { className: ['columns'] }, withTitles(children, ['ul', 'ol'])),
}

/**
 * Marks the period of the bold words at the start of items, as in `**Lag.** Replicas …`: where the style sheet makes them
 * a title on a line of its own, it hides the period.
 */
function withTitles(children: ElementContent[], lists: readonly string[]): ElementContent[] {
  for (const list of elementsOf(children).filter(({ tagName }) => lists.includes(tagName)))
    for (const item of elementsOf(list.children)) {
      const first = firstOf(item)
      const title = first?.tagName === 'p' ? firstOf(first) : first
      const end = title?.children.at(-1)
      if (title?.tagName !== 'strong' || end?.type !== 'text' || !end.value.endsWith('.')) continue
      end.value = end.value.slice(0, -1)
      title.children.push(h('span', { className: ['stop'] }, '.'))
    }
  return children
}

/** Returns the element at the start of another; undefined if it starts with text. */
function firstOf({ children }: Element): Element | undefined {
  const first = children.find((child) => child.type !== 'text' || child.value.trim() !== '')
  return first?.type === 'element' ? first : undefined
}

/** `<Figures>`: a row of `<Figure>`. */
export const figures: ContentComponent = { ...listWrapper('figures', 'Figure'), sectionsOnly: true }

/**
 * `<Figure value="1.7 million rows/s" source="Release notes of 9.0.0" href="/release-notes/" date="July
 * 2025">description</Figure>`: a key figure with its source and date.
 */
export const figure: ContentComponent = {
  sectionsOnly: true,
  required: ['value', 'source', 'href', 'date'],
  optional: [],
  render: ({ attributes, children }) =>
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
  render: (use) => h('p', { className: ['actions'] }, itemsOf(use, 'Action')),
}

/** `<Action title="Download" href="/download/" primary />`: a link styled as a button. */
export const action: ContentComponent = {
  required: ['title', 'href'],
  optional: ['primary'],
  render: ({ attributes }) =>
    h(
      'a',
      {
        className: ['action', ...(attributes.primary === undefined ? [] : ['primary'])],
        href: attributes.href,
      },
      attributes.title,
    ),
}
