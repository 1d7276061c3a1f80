import { h } from 'hastscript'
import { ownValue } from '../../base/own-value'
import { hasClass } from '../steps/classes'
import type { ContentComponent } from './content-component'

/** Keeps a number and the word after it on one line (`50 million`, `5 ms`). */
const unbrokenNumbers = (text: string | undefined): string =>
  (text ?? '').replace(/(\d) (?=\p{L})/gu, '$1\u00A0')

/** Class of the only permitted level 1 heading in content: pages with a hero don't render their title separately. */
export const HERO_TITLE = 'hero-title'

/**
 * `<Hero kicker="…" title="…">`: the first screen of a marketing page, with the page's heading. Its `<Pane>` is the
 * visual beside the text, or below it in narrow windows. With `centered`, the text is in the middle and the visual below
 * it at every width. With `above`, the kicker links to the parent page.
 */
export const hero: ContentComponent = {
  sectionsOnly: true,
  required: ['kicker', 'title'],
  optional: ['above', 'centered'],
  render({ attributes, children }) {
    const { above, kicker, title } = attributes
    const panes = children.filter((child) => hasClass(child, 'pane'))
    return h(
      'div',
      { className: ownValue(attributes, 'centered') === undefined ? ['hero'] : ['hero', 'centered'] },
      [
        h('div', { className: ['hero-text'] }, [
          above === undefined
            ? h('p', { className: ['hero-kicker'] }, kicker)
            : h(
                'nav',
                { className: ['hero-kicker'], ariaLabel: 'Breadcrumbs' },
                h('a', { href: above }, kicker),
              ),
          h('h1', { className: [HERO_TITLE], tabIndex: -1 }, unbrokenNumbers(title)),
          ...children.filter((child) => !panes.includes(child)),
        ]),
        ...panes,
      ],
    )
  },
}
