import { h } from 'hastscript'
import { problem } from '../page-context'
import type { ContentComponent } from './content-component'

/**
 * `<Anchor id="old-name" />`: keeps the address of a heading that was renamed. It goes on a line of its own before the
 * heading, so that a link to the old name still shows the heading.
 */
export const anchor: ContentComponent = {
  required: ['id'],
  optional: [],
  draw({ attributes, node, context }) {
    const id = attributes.id ?? ''
    if (!/^[\w-]+$/.test(id))
      problem(
        context,
        node,
        `<Anchor> has the id "${id}"`,
        'use the anchor of the old heading without the #, for example id="create-a-view"',
      )
    return h('span', { id })
  },
}
