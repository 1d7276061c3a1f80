/** GraphQL types of the nodes with facts from the code host, for `createSchemaCustomization`. */
export const codeHostTypes = /* GraphQL */ `
  "The latest release of the database. Null means unknown, never zero."
  type Release implements Node @dontInfer {
    "Tag of the release, as used in download URLs, for example 9.0.0"
    tag: String!
    "Title of the release; its tag if it has none"
    name: String!
    "Whether the release is still a draft"
    draft: Boolean!
    "Whether the release is a prerelease, which isn't intended for production"
    prerelease: Boolean!
    "Time at which the release was created"
    createdAt: Date @dateformat
    "Time at which the release was published; may be only a date in the snapshot"
    publishedAt: Date @dateformat
    "URL of the release on the code host"
    url: String!
    "Release notes in Markdown: from the code host if live, or our own summary in the snapshot"
    notes: String
    "Files to download, sorted by name"
    assets: [ReleaseAsset!]!
    "Readers' reactions on the code host"
    reactions: ReleaseReactions
    "Number of people mentioned in the release notes"
    mentionsCount: Int
    "Name of the data set: fetch-latest-release"
    dataSet: String!
    "Origin of the facts: live or snapshot"
    provenance: String!
    "Time at which the code host first returned the current facts; null for a handwritten snapshot"
    fetchedAt: Date @dateformat
  }

  "A file of a release"
  type ReleaseAsset @dontInfer {
    "Name of the file, for example questdb-9.0.0-no-jre-bin.tar.gz"
    name: String!
    "Size in bytes"
    sizeBytes: Int!
    "Whether the size is rounded to whole megabytes and must be shown as approximate"
    sizeIsApproximate: Boolean!
    "Number of downloads so far"
    downloads: Int
    "Media type, for example application/gzip"
    contentType: String!
    "Download URL"
    url: String!
  }

  "Number of reactions to a release, by kind"
  type ReleaseReactions @dontInfer {
    "Total of all kinds"
    total: Int!
    "Thumbs up"
    plusOne: Int!
    "Thumbs down"
    minusOne: Int!
    "Laughing"
    laugh: Int!
    "Party popper"
    hooray: Int!
    "Confused"
    confused: Int!
    "Heart"
    heart: Int!
    "Rocket"
    rocket: Int!
    "Eyes"
    eyes: Int!
  }

  "The main repository of the database. Null means unknown."
  type Repository implements Node @dontInfer {
    "Name without the owner: questdb"
    name: String!
    "Organization that owns the repository: questdb"
    owner: String!
    "One-line description shown next to the repository's name on the code host"
    description: String
    "Number of stars"
    stars: Int
    "Number of forks"
    forks: Int
    "Number of open issues, excluding pull requests"
    issues: Int
    "Branch used by links to source files"
    defaultBranch: String
    "SPDX identifier of the license, for example Apache-2.0, or its name if it has none"
    license: String
    "Topics of the repository on the code host"
    topics: [String!]
    "URL of the repository on the code host"
    url: String!
    "Origin of the facts: live or snapshot"
    provenance: String!
    "Time at which the code host first returned the current facts; null for a handwritten snapshot"
    fetchedAt: Date @dateformat
  }
`
