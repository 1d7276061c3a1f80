import type { CreateNodeArgs } from 'gatsby'
import { readSiteData } from '../../content/site/read-site-data'
import { ownValue } from '../../base/own-value'
import { createTypedNode } from './create-typed-node'

/** Creates a node for each story in content/customers/stories.yml. */
export async function createCustomerNodes(api: CreateNodeArgs): Promise<void> {
  const { fields, stories } = readSiteData(process.cwd(), 'customers').value
  for (const [position, story] of stories.entries()) {
    const facts = { ...story, fieldLabel: ownValue(fields, story.field), position }
    await createTypedNode(api, 'CustomerStory', `customer story ${story.name}`, facts, {
      parent: api.node.id,
    })
  }
}
