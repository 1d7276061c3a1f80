import { buildSchema, type GraphQLSchema } from 'gatsby/graphql'

/**
 * The part of the code host's public GraphQL schema used by the site. Names, arguments, and types are those of the code
 * host, and a test compares each line with the published schema. The only difference: the fields in {@link
 * LOOSENED_FIELDS} can be null, because the committed snapshot doesn't contain all facts.
 */
const codeHostSdl = /* GraphQL */ `
  "An ISO-8601 date and time in UTC; the snapshot also has dates without a time."
  scalar DateTime

  "An RFC 3986 address."
  scalar URI

  type Query {
    "Looks a repository up by its owner and name."
    repository(owner: String!, name: String!): Repository
  }

  "A repository of source code."
  type Repository {
    "Owner and name, as in questdb/questdb."
    nameWithOwner: String!
    name: String!
    url: URI!
    description: String
    "How many people starred the repository; null where not known."
    stargazerCount: Int
    "How many forks there are; null where not known."
    forkCount: Int
    "Issues of the repository, pull requests not counted; null where not known."
    issues(states: [IssueState!]): IssueConnection
    licenseInfo: License
    defaultBranchRef: Ref
    repositoryTopics(first: Int): RepositoryTopicConnection!
    "The release that the code host marks as the latest."
    latestRelease: Release
  }

  enum IssueState {
    CLOSED
    OPEN
  }

  type IssueConnection {
    totalCount: Int!
  }

  type License {
    name: String!
    "The license's name in the SPDX list, as in Apache-2.0."
    spdxId: String
  }

  type Ref {
    "Name of the branch or tag, without refs/heads/."
    name: String!
  }

  type RepositoryTopicConnection {
    "Null where the topics are not known."
    nodes: [RepositoryTopic]
  }

  type RepositoryTopic {
    topic: Topic!
  }

  type Topic {
    name: String!
  }

  "A published version."
  type Release {
    tagName: String!
    name: String
    isDraft: Boolean!
    isPrerelease: Boolean!
    "When the release was created; null where not known."
    createdAt: DateTime
    publishedAt: DateTime
    "The release's page on the code host."
    url: URI!
    "The release notes, in Markdown."
    description: String
    releaseAssets(first: Int): ReleaseAssetConnection!
    "Reactions grouped by kind; null where not known."
    reactionGroups: [ReactionGroup!]
    "People mentioned in the notes; null where not known."
    mentions: UserConnection
  }

  type ReleaseAssetConnection {
    nodes: [ReleaseAsset]
  }

  "A file that belongs to a release."
  type ReleaseAsset {
    name: String!
    "Size in bytes."
    size: Int!
    "Downloads so far; null where not known."
    downloadCount: Int
    "Media type, as in application/gzip."
    contentType: String!
    downloadUrl: URI!
  }

  type ReactionGroup {
    content: ReactionContent!
    reactors: ReactorConnection!
  }

  type ReactorConnection {
    totalCount: Int!
  }

  enum ReactionContent {
    CONFUSED
    EYES
    HEART
    HOORAY
    LAUGH
    ROCKET
    THUMBS_DOWN
    THUMBS_UP
  }

  type UserConnection {
    totalCount: Int!
  }
`

/** Fields that can be null here although they never are on the code host. */
export const LOOSENED_FIELDS = [
  'Repository.stargazerCount',
  'Repository.forkCount',
  'Repository.issues',
  'Release.createdAt',
  'ReleaseAsset.downloadCount',
] as const

let schema: GraphQLSchema | undefined

/** The subset as an executable schema of Gatsby's graphql-js instance, built once per bundle. */
export function codeHostSchema(): GraphQLSchema {
  schema ??= buildSchema(codeHostSdl)
  return schema
}
