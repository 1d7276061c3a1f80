import type { GatsbyNode } from 'gatsby'
import { renewClientExamples } from '../client-examples/example-nodes'
import { renewRecordedPage } from './recorded-page'
import { createSiteDataNode } from './site-data-nodes'
import { createWrittenPageNode } from './written-page-node'

/** Creates typed nodes from files: content files from their Mdx node, site data from their File node. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (api) => {
  if (api.node.internal.type === 'Mdx') await createWrittenPageNode(api)
  else if (api.node.internal.type === 'File') {
    await createSiteDataNode(api)
    await renewRecordedPage(api)
    await renewClientExamples(api)
  }
}
