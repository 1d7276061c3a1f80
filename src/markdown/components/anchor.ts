import { h } from 'hastscript'
import { problem } from '../page-context'
import type { ContentComponent } from './content-component'

/**
 * `<Anchor id="old-name" />`: keeps links to a renamed heading working. Place it on its own line before the heading, so
 * that such links scroll to the heading.
 */
export const anchor: ContentComponent = {
  required: ['id'],
  optional: [],
  render({ attributes, node, context }) {
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
