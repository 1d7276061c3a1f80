import type { CreateNodeArgs } from 'gatsby'
import { readSiteData } from '../../content/site/read-site-data'
import { ownValue } from '../../base/own-value'

/** Creates a node for each story in content/customers/stories.yml. */
export async function createCustomerNodes({
  node,
  actions,
  createNodeId,
  createContentDigest,
}: CreateNodeArgs): Promise<void> {
  const { fields, stories } = readSiteData(process.cwd(), 'customers').value
  for (const [position, story] of stories.entries()) {
    const facts = { ...story, fieldLabel: ownValue(fields, story.field), position }
    await actions.createNode({
      ...facts,
      id: createNodeId(`customer story ${story.name}`),
      parent: node.id,
      children: [],
      internal: { type: 'CustomerStory', contentDigest: createContentDigest(facts) },
    })
  }
}
