import type { CreateNodeArgs } from 'gatsby'
import { bySeverity } from '../../content/site/known-issues-schema'
import { readSiteData } from '../../content/site/read-site-data'

/** Creates a node for each issue in content/known-issues.yml. */
export async function createKnownIssueNodes({
  node,
  actions,
  createNodeId,
  createContentDigest,
}: CreateNodeArgs): Promise<void> {
  const issues = bySeverity(readSiteData(process.cwd(), 'knownIssues').value)
  for (const [position, { id, reproduction, ...issue }] of issues.entries()) {
    const { shell, sql, server, datasets = [] } = reproduction
    const facts = {
      ...issue,
      issueId: id,
      upstream: issue.upstream ?? null,
      position,
      reproduction: {
        language: shell === undefined ? 'questdb-sql' : 'bash',
        code: shell ?? sql,
        datasets,
        ownServer: server === 'own',
      },
    }
    await actions.createNode({
      ...facts,
      id: createNodeId(`known issue ${id}`),
      parent: node.id,
      children: [],
      internal: { type: 'KnownIssue', contentDigest: createContentDigest(facts) },
    })
  }
}
