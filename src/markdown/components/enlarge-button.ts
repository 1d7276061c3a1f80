import type { Element } from 'hast'
import { h } from 'hastscript'

/** Button that shows its figure as large as the window (src/client/zoom.ts). Without scripts it is hidden. */
export function enlargeButton(name: string): Element {
  return h('button', { type: 'button', className: ['enlarge'], dataZoom: '', ariaLabel: `Enlarge: ${name}` })
}
