import { ownValue } from '../../base/own-value'
import { problem } from '../page-context'
import type { DataComponent } from './data-component'
import { link, paragraph, text } from './markdown-nodes'

/**
 * `<LeadIn of="default" />`: a sentence from content/site/site.yml that introduces the product, with one or two links.
 */
export const leadIn: DataComponent = {
  optional: ['of'],
  expand({ context, attributes, node }) {
    const { leadIns } = context.site
    const found = ownValue(leadIns, attributes.of ?? '')
    if (found) {
      const { linkLabel, linkHref, secondLinkLabel, secondLinkHref } = found
      const second =
        secondLinkLabel === undefined || secondLinkHref === undefined
          ? []
          : [text(' · '), link(secondLinkLabel, secondLinkHref)]
      return [paragraph([text(`${found.text} `), link(linkLabel, linkHref), ...second], 'lead')]
    }
    problem(
      context,
      node,
      `content/site/site.yml has no lead-in "${attributes.of ?? ''}"`,
      `write <LeadIn of="…" /> with one of: ${Object.keys(leadIns).join(', ')}`,
    )
    return []
  },
}
