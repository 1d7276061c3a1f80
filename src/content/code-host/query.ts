import { parse, type DocumentNode } from 'gatsby/graphql'

/** The repository the site speaks about (main_repository of the site's facts). */
export const REPOSITORY = { owner: 'questdb', name: 'questdb' } as const

/**
 * The one query. It runs against the code host when the build starts, and again, in-process, over whichever
 * answer the build uses. 100 is the code host's limit for one page of assets, 20 its limit for topics.
 */
export const codeHostQueryText = /* GraphQL */ `
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

/** {@link codeHostQueryText} as the document that an Apollo link takes. */
export const codeHostQuery: DocumentNode = parse(codeHostQueryText)
