import type { ApolloLink } from '@apollo/client/core'
import { SchemaLink } from '@apollo/client/link/schema'
import { GraphQLError } from 'gatsby/graphql'
import type { CodeHostAnswer } from '../../content/code-host/answer'
import { codeHostSchema } from './schema-subset'

/**
 * A link that executes queries on the chosen response, live or snapshot, using the schema subset. All pages therefore
 * see the same facts, and none fails if the code host becomes unavailable during a build. Fields that aren't part of
 * the query result in an error.
 */
export function inProcessLink(answer: CodeHostAnswer): ApolloLink {
  return new SchemaLink({ schema: codeHostSchema(), rootValue: rootOf(answer), validate: true })
}

interface Page {
  first?: number | null
}

function rootOf({ repository }: CodeHostAnswer) {
  const { latestRelease: release } = repository
  const known = {
    ...repository,
    issues: ({ states }: { states?: string[] | null }) => {
      if (states?.join() === 'OPEN') return repository.issues
      throw new GraphQLError('Only the number of open issues is available: use issues(states: [OPEN])')
    },
    repositoryTopics: ({ first }: Page) => ({ nodes: head(repository.repositoryTopics.nodes, first) }),
    latestRelease: {
      ...release,
      releaseAssets: ({ first }: Page) => ({ nodes: head(release.releaseAssets.nodes, first) }),
    },
  }
  return {
    // The code host returns null and this message for a repository that doesn't exist.
    repository: ({ owner, name }: { owner: string; name: string }) => {
      const wanted = `${owner}/${name}`
      if (wanted.toLowerCase() === repository.nameWithOwner.toLowerCase()) return known
      throw new GraphQLError(
        `Could not resolve to a Repository with the name '${wanted}': only ${repository.nameWithOwner} is available here`,
      )
    },
  }
}

/**
 * Returns the first items of a list. The code host requires their number in list fields, so this schema does as well.
 */
function head<Item>(list: Item[] | null, first: number | null | undefined): Item[] | null {
  if (typeof first !== 'number' || first < 0)
    throw new GraphQLError('A list requires the number of entries: use (first: 100)')
  return list?.slice(0, first) ?? null
}
