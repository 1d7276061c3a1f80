import { h } from 'hastscript'
import type { ContentComponent } from './content-component'

/** Class of the blocks that `<Details>` draws. Other `details`, such as those of syntax diagrams, lack it. */
export const FOLD_CLASS = 'fold'

/**
 * `<Details summary="Errors">`: a collapsed block for what few readers need, such as many error examples. It is a native
 * `details` element, so it works without scripts, and browsers open it for find-in-page and for links to a place inside.
 */
export const details: ContentComponent = {
  required: ['summary'],
  optional: [],
  draw: ({ attributes, children }) =>
    h('details', { className: [FOLD_CLASS] }, [h('summary', attributes.summary), ...children]),
}
