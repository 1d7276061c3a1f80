import type { CreateNodeArgs } from 'gatsby'
import { bySeverity } from '../../content/site/known-issues-schema'
import { readSiteData } from '../../content/site/read-site-data'
import { createTypedNode } from './create-typed-node'

/** Creates a node for each issue in content/known-issues.yml. */
export async function createKnownIssueNodes(api: CreateNodeArgs): Promise<void> {
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
    await createTypedNode(api, 'KnownIssue', `known issue ${id}`, facts, { parent: api.node.id })
  }
}
