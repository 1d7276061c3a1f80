import { execute } from '@apollo/client/core'
import { firstAnswer } from './first-answer'
import type { SourceNodesArgs } from 'gatsby'
import type { CodeHostAnswer } from '../../content/code-host/answer'
import { releaseFacts, repositoryFacts } from '../../content/code-host/facts'
import { inProcessLink } from './in-process-link'
import { codeHostQuery, REPOSITORY } from '../../content/code-host/query'
import { chosenAnswer, handOver } from './shared-choice'
import { createTypedNode } from '../nodes/create-typed-node'

/**
 * Creates the nodes `Release` (the latest) and `Repository`, and stores the choice between live response and snapshot
 * for Gatsby's worker processes. The nodes are queried through the same link and schema as `codeHost`.
 *
 * @throws {ContentError} if an environment variable or a required snapshot is invalid
 */
export async function sourceCodeHostNodes(api: SourceNodesArgs): Promise<void> {
  const { answer, ...origin } = await chosenAnswer(api.reporter)
  await handOver({ answer, ...origin })
  const result = await firstAnswer(
    execute(inProcessLink(answer), { query: codeHostQuery, variables: REPOSITORY }),
  )
  const [error] = result.errors ?? []
  if (error) throw new Error(`the response of the code host could not be read: ${error.message}`)
  // The response was validated when it was chosen, and the query requests all of it.
  const data = result.data as CodeHostAnswer
  await createFactNode(api, 'Release', 'latest', releaseFacts(data, origin))
  await createFactNode(
    api,
    'Repository',
    `${REPOSITORY.owner}/${REPOSITORY.name}`,
    repositoryFacts(data, origin),
  )
}

async function createFactNode(
  api: SourceNodesArgs,
  type: string,
  key: string,
  facts: { fetchedAt: string | null },
): Promise<void> {
  await createTypedNode(api, type, `code-host-${type}-${key}`, facts, {
    // Without the fetch time, so that an unchanged response doesn't make pages stale.
    digestOf: { ...facts, fetchedAt: undefined },
  })
}
