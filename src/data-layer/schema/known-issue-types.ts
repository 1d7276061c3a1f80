/** GraphQL types of the server's known issues. */
export const knownIssueTypes = /* GraphQL */ `
  "A server defect that the documentation describes: content/known-issues.yml"
  type KnownIssue implements Node @dontInfer {
    "ID in the file, and anchor on /release-notes/"
    issueId: String!
    "What goes wrong, in one sentence without a period"
    title: String!
    "Severity: high, medium, or low"
    severity: String!
    "Zero-based position in the list, which is sorted by severity"
    position: Int!
    "Versions on which the issue was reproduced"
    affects: [String!]!
    "Symptom that users see, as Markdown"
    symptom: String!
    "Workaround, as Markdown"
    workaround: String!
    "Number of the issue or pull request in questdb/questdb; null if none is known"
    upstream: Int
    "Routes of the pages to which the issue is relevant"
    pages: [String!]!
    "How to reproduce the issue on a server"
    reproduction: KnownIssueReproduction!
  }

  "How to reproduce a known issue on a server; make verify runs it"
  type KnownIssueReproduction @dontInfer {
    "Language of the code: questdb-sql or bash"
    language: String!
    "SQL statements or a shell script"
    code: String!
    "Demo tables to load first"
    datasets: [String!]!
    "Whether it runs on a dedicated server, because it can stop or hang the server"
    ownServer: Boolean!
  }
`
