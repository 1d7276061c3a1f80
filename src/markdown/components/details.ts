import { h } from 'hastscript'
import type { ContentComponent } from './content-component'

/**
 * Class of blocks rendered by `<Details>`. Other `details` elements, such as those of syntax diagrams, don't have it.
 */
export const FOLD_CLASS = 'fold'

/**
 * `<Details summary="Errors">`: a collapsed block for content that few readers need, such as a list of error examples.
 * It's a native `details` element, so it works without scripts, and browsers expand it for find-in-page and for links
 * to its content.
 */
export const details: ContentComponent = {
  required: ['summary'],
  optional: [],
  draw: ({ attributes, children }) =>
    h('details', { className: [FOLD_CLASS] }, [h('summary', attributes.summary), ...children]),
}
