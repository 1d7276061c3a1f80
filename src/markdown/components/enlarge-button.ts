import type { Element } from 'hast'
import { h } from 'hastscript'

/** A button that shows its figure in full screen (src/client/zoom/zoom.ts). It's hidden without scripts. */
export function enlargeButton(name: string): Element {
  return h('button', { type: 'button', className: ['enlarge'], dataZoom: '', ariaLabel: `Enlarge: ${name}` })
}
