import { h } from 'hastscript'
import { hasClass } from '../steps/has-class'
import type { ContentComponent } from './content-component'

/** Class of the only heading of level 1 that content may have: the home page draws its title itself. */
export const HERO_TITLE = 'hero-title'

/**
 * `<Hero kicker="…" title="…">`: the first screen of the home page, with the heading of the page. Its `<Pane>` is the
 * visual beside the text, or below it where the window is narrow.
 */
export const hero: ContentComponent = {
  required: ['kicker', 'title'],
  optional: [],
  draw({ attributes, children }) {
    const panes = children.filter((child) => hasClass(child, 'pane'))
    return h('div', { className: ['hero'] }, [
      h('div', { className: ['hero-text'] }, [
        h('p', { className: ['hero-kicker'] }, attributes.kicker),
        h('h1', { className: [HERO_TITLE], tabIndex: -1 }, attributes.title),
        ...children.filter((child) => !panes.includes(child)),
      ]),
      ...panes,
    ])
  },
}
