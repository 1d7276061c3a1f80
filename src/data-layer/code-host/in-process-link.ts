import type { ApolloLink } from '@apollo/client/core'
import { SchemaLink } from '@apollo/client/link/schema'
import { GraphQLError } from 'gatsby/graphql'
import type { CodeHostAnswer } from '../../content/code-host/answer'
import { codeHostSchema } from './schema-subset'

/**
 * A link that answers queries from an answer to the one query, live or snapshot, through the schema subset.
 * Pages thus see the same facts whichever page asks, and no page can fail because the code host went away
 * in the middle of a build. What the one query did not ask for cannot be had: such a query gets an error.
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
    // The code host answers null and this sentence for a repository that it does not have.
    repository: ({ owner, name }: { owner: string; name: string }) => {
      const wanted = `${owner}/${name}`
      if (wanted.toLowerCase() === repository.nameWithOwner.toLowerCase()) return known
      throw new GraphQLError(
        `Could not resolve to a Repository with the name '${wanted}': only ${repository.nameWithOwner} is available here`,
      )
    },
  }
}

/** The first so many of a list; the code host wants a number where it lists things, and so do we. */
function head<Item>(list: Item[] | null, first: number | null | undefined): Item[] | null {
  if (typeof first !== 'number' || first < 0)
    throw new GraphQLError('A list requires the number of entries: use (first: 100)')
  return list?.slice(0, first) ?? null
}
