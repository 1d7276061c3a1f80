import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import type { ServerFunction } from '../../records/server-facts'
import { problem } from '../page-context'
import type { ContentComponent } from './content-component'
import { ownValue } from '../../base/own-value'

/** Number of overloads shown before the others are collapsed. */
const SHOWN = 3

/** The server's names for classes of functions that readers should distinguish. */
const KINDS: Readonly<Record<string, string>> = {
  GROUP_BY: 'Aggregate function',
  WINDOW: 'Window function',
  CURSOR: 'Table function',
}

/**
 * `<Signature of="rpad" />`: the server's signatures of a name, associated with the section that contains the
 * component. Other uses of the name are filled in once all pages are known.
 */
export const signature: ContentComponent = {
  required: ['of'],
  optional: [],
  render({ attributes, node, context }) {
    const name = attributes.of ?? ''
    const known = context.functions.get(name)
    if (!known) {
      problem(
        context,
        node,
        `the server has no function or operator "${name}"`,
        'use the spelling that functions() returns (content/reference/server-functions.json)',
      )
      return h('span')
    }
    const line = (text: string) => h('code', text)
    const { signatures } = known
    const shown = signatures.length <= SHOWN + 1 ? signatures : signatures.slice(0, SHOWN)
    const rest = signatures.slice(shown.length)
    const kinds = known.kinds.flatMap((kind) => ownValue(KINDS, kind) ?? [])
    const children: ElementContent[] = [
      ...(kinds.length > 0 ? [h('span', { className: ['signature-kind'] }, kinds.join(', '))] : []),
      h('div', { className: ['signature-lines'] }, shown.map(line)),
    ]
    if (rest.length > 0)
      children.push(
        h('details', [
          h('summary', `${rest.length} more overloads`),
          h('div', { className: ['signature-lines'] }, rest.map(line)),
        ]),
      )
    children.push(h('div', { dataUsedIn: encodeURIComponent(name) }))
    return h('div', { className: ['signature'], dataSignature: name }, children)
  },
}

/** Returns the signatures as text, for the Markdown copy. */
export function signatureText(known: ServerFunction | undefined): string {
  return known?.signatures.join('\n') ?? ''
}
