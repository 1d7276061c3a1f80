import { parse, type DocumentNode } from 'gatsby/graphql'

/** The repository that the site describes (main_repository of the site's facts). */
export const REPOSITORY = { owner: 'questdb', name: 'questdb' } as const

/**
 * The only query. It's sent to the code host when the build starts, and executed again in-process on the response that
 * the build uses. 100 is the code host's limit for one page of assets, and 20 is its limit for topics.
 */
const codeHostQueryText = /* GraphQL */ `
  query CodeHost($owner: String!, $name: String!) {
    repository(owner: $owner, name: $name) {
      nameWithOwner
      name
      url
      description
      stargazerCount
      forkCount
      issues(states: [OPEN]) {
        totalCount
      }
      licenseInfo {
        name
        spdxId
      }
      defaultBranchRef {
        name
      }
      repositoryTopics(first: 20) {
        nodes {
          topic {
            name
          }
        }
      }
      latestRelease {
        tagName
        name
        isDraft
        isPrerelease
        createdAt
        publishedAt
        url
        description
        releaseAssets(first: 100) {
          nodes {
            name
            size
            downloadCount
            contentType
            downloadUrl
          }
        }
        reactionGroups {
          content
          reactors {
            totalCount
          }
        }
        mentions {
          totalCount
        }
      }
    }
  }
`

/** {@link codeHostQueryText} as a document for an Apollo link. */
export const codeHostQuery: DocumentNode = parse(codeHostQueryText)
