import type { Element } from 'hast'
import { h } from 'hastscript'
import type { ContentComponent } from './content-component'

/**
 * Class of blocks rendered by `<Details>`. Other `details` elements, such as those of syntax diagrams, don't have it.
 */
export const FOLD_CLASS = 'fold'

/**
 * `<Details summary="Errors">`: a collapsed block for content that few readers need, such as a list of error examples.
 * It's a native `details` element, so it works without scripts, and browsers expand it for find-in-page and for links
 * to its content. `note` is shown at the end of the summary. A heading at the start whose text is the summary becomes
 * the summary, so that the block has an anchor and is listed in the search.
 */
export const details: ContentComponent = {
  required: ['summary'],
  optional: ['note'],
  render: ({ attributes: { summary = '', note }, children }) => {
    const heading = children.find(({ type }) => type === 'element')
    const isTitled =
      heading?.type === 'element' && /^h[2-4]$/.test(heading.tagName) && isText(heading, summary)
    return h('details', { className: [FOLD_CLASS] }, [
      h('summary', [
        isTitled ? heading : summary,
        note === undefined ? null : h('small', { dataNote: /^\w+$/.test(note) ? note : '' }, note),
      ]),
      ...(isTitled ? children.filter((one) => one !== heading) : children),
    ])
  },
}

const isText = ({ children: [only] }: Element, wanted: string): boolean =>
  only?.type === 'text' && only.value === wanted
