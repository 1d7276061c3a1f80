/** GraphQL types of the server's known issues. */
export const knownIssueTypes = /* GraphQL */ `
  "A defect of the server that the documentation describes: content/known-issues.yml"
  type KnownIssue implements Node @dontInfer {
    "Id in the file, and anchor on /release-notes/"
    issueId: String!
    "What goes wrong, in one sentence without a full stop"
    title: String!
    "high, medium or low"
    severity: String!
    "Place in the list by severity, from 0"
    position: Int!
    "Versions on which it was reproduced"
    affects: [String!]!
    "What a reader sees, as markdown"
    symptom: String!
    "What to do instead, as markdown"
    workaround: String!
    "Number of the issue or pull request in questdb/questdb; null: none is known"
    upstream: Int
    "Routes of the pages on which it matters"
    pages: [String!]!
    "How it is shown on a server"
    reproduction: KnownIssueReproduction!
  }

  "How a known issue is shown on a server; make verify runs it"
  type KnownIssueReproduction @dontInfer {
    "questdb-sql or bash"
    language: String!
    "Statements or a script"
    code: String!
    "Demo tables to load first"
    datasets: [String!]!
    "It runs on a server that nothing else uses, because it may stop or hang it"
    ownServer: Boolean!
  }
`
