import { h } from 'hastscript'
import type { ContentComponent } from './content-component'

/** A component without attributes: its content in a box with this class. */
export function wrapper(className: string): ContentComponent {
  return {
    required: [],
    optional: [],
    draw: ({ children }) => h('div', { className: [className] }, children),
  }
}

/** A component without attributes: a list with this class, whose items are other components. */
export function listWrapper(className: string): ContentComponent {
  return {
    required: [],
    optional: [],
    draw: ({ children }) =>
      h(
        'ul',
        { className: [className], role: 'list' },
        children.filter((child) => child.type === 'element'),
      ),
  }
}
