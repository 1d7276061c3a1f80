/** GraphQL types of our nodes with facts of the code host, for `createSchemaCustomization`. */
export const codeHostTypes = /* GraphQL */ `
  "The latest release of the database. A fact that is null is not known; it is never a stand-in for zero."
  type Release implements Node @dontInfer {
    "The release's tag, as it stands in download addresses: 9.0.0."
    tag: String!
    "The release's title; its tag where it has none."
    name: String!
    "True while the release is being prepared."
    draft: Boolean!
    "True for a release that is not meant for production."
    prerelease: Boolean!
    "When the release was created."
    createdAt: Date @dateformat
    "When the release was published. The snapshot may know the day only."
    publishedAt: Date @dateformat
    "The release's page on the code host."
    url: String!
    "The release notes, in Markdown: the code host's when live, our own summary in the snapshot."
    notes: String
    "The files to download, sorted by name."
    assets: [ReleaseAsset!]!
    "Reactions of readers on the code host."
    reactions: ReleaseReactions
    "How many people the notes mention."
    mentionsCount: Int
    "Name of the data set in the specification: fetch-latest-release."
    dataSet: String!
    "Where the facts come from: live or snapshot."
    provenance: String!
    "When the code host first gave these facts as they are; null for a snapshot written by hand."
    fetchedAt: Date @dateformat
  }

  "A file of a release."
  type ReleaseAsset @dontInfer {
    "The file's name: questdb-9.0.0-no-jre-bin.tar.gz."
    name: String!
    "Size in bytes."
    sizeBytes: Int!
    "True when the size is rounded to whole megabytes: say about."
    sizeIsApproximate: Boolean!
    "Downloads so far."
    downloads: Int
    "Media type: application/gzip."
    contentType: String!
    "Address to download from."
    url: String!
  }

  "Reactions to a release, counted by kind."
  type ReleaseReactions @dontInfer {
    "All kinds together."
    total: Int!
    "Thumbs up."
    plusOne: Int!
    "Thumbs down."
    minusOne: Int!
    "Laughing."
    laugh: Int!
    "Party popper."
    hooray: Int!
    "Confused."
    confused: Int!
    "Heart."
    heart: Int!
    "Rocket."
    rocket: Int!
    "Eyes."
    eyes: Int!
  }

  "The main repository of the database. A fact that is null is not known."
  type Repository implements Node @dontInfer {
    "Name without the owner: questdb."
    name: String!
    "Organisation that owns it: questdb."
    owner: String!
    "The one line that stands beside the repository's name on the code host."
    description: String
    "How many people starred it."
    stars: Int
    "How many forks there are."
    forks: Int
    "Open issues, pull requests not counted."
    issues: Int
    "Branch that links to source files use."
    defaultBranch: String
    "Licence by its SPDX identifier: Apache-2.0."
    license: String
    "Subjects the repository is filed under on the code host."
    topics: [String!]
    "The repository's page on the code host."
    url: String!
    "Where the facts come from: live or snapshot."
    provenance: String!
    "When the code host first gave these facts as they are; null for a snapshot written by hand."
    fetchedAt: Date @dateformat
  }
`
