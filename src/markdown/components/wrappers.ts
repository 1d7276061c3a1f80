import { h } from 'hastscript'
import type { ContentComponent } from './content-component'

/** Creates a component without attributes that renders its content in a box with this class. */
export function wrapper(className: string): ContentComponent {
  return {
    required: [],
    optional: [],
    draw: ({ children }) => h('div', { className: [className] }, children),
  }
}

/** Creates a component without attributes that renders a list with this class, whose items are other components. */
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
