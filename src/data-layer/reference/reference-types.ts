/** GraphQL types of examples and of facts reported by the server. */
export const referenceTypes = /* GraphQL */ `
  "A code example on a page, with the response of the real server that it was run on"
  type Example implements Node @dontInfer {
    "Route of the page"
    route: String!
    "Title of the page"
    pageTitle: String!
    "ID of the heading above the example; null before the first heading"
    anchor: String
    "Text of the heading above the example; null before the first heading"
    section: String
    "Line of the code fence in the page's file, or of the Include that adds it"
    line: Int
    "Title of the code fence"
    title: String
    "questdb-sql, or bash for calls of the REST API"
    language: String!
    "The example as shown on the page: one or more statements, or a command"
    sql: String!
    "rows, plan, ok (no rows), error, or response (of a command)"
    kind: String!
    "Result of the last statement; null for other kinds"
    result: ExampleResult
    "Lines of the query plan; null for other kinds"
    plan: [String!]
    "Error message returned by the server for an example that's expected to fail; null for other kinds"
    error: ExampleError
    "Output of a command; null for other kinds"
    response: ExampleResponse
    "Version of the server that ran the example, for example 9.0.1"
    verifiedOn: String!
    "Reason why values vary between runs; null if they don't"
    volatile: String
    "Tables and views that the example reads or writes"
    tables: [String!]!
    "Functions and operators that the example uses, as spelled by the server"
    functions: [String!]!
    "Keywords that the example uses, in uppercase"
    keywords: [String!]!
    "URL that opens the example in the live demo; null unless it's a single statement that only reads demo tables"
    demoUrl: String
  }

  "Rows returned by a statement"
  type ExampleResult @dontInfer {
    "Columns, in order"
    columns: [ExampleColumn!]!
    "Values as returned by the server, for at most 100 rows"
    rows: [[String]!]!
    "Number of rows in the complete result"
    rowCount: Int!
    "Whether the complete result has more rows than are stored"
    truncated: Boolean!
  }

  "A column of a result"
  type ExampleColumn @dontInfer {
    "Name as returned by the server"
    name: String!
    "Name of the type as returned by the server, for example TIMESTAMP or DOUBLE[][]"
    type: String!
  }

  "An error returned by the server"
  type ExampleError @dontInfer {
    "Error message"
    message: String!
    "Zero-based character position of the error in the statement; null if the server reports none"
    position: Int
  }

  "Output of a command"
  type ExampleResponse @dontInfer {
    "HTTP status of each call, in order"
    statuses: [Int!]!
    "Lines of the output, at most 100"
    lines: [String!]!
  }

  "A function or operator of the server, as listed by functions()"
  type SqlFunction implements Node @dontInfer {
    "Name as spelled by the server"
    name: String!
    "The server's classes of the overloads: STANDARD, GROUP_BY, WINDOW, CURSOR, PREDICATE, …"
    kinds: [String!]!
    "Overloads with their argument types, for example rpad(string, int)"
    signatures: [String!]!
    "Version of the server that was queried"
    verifiedOn: String!
    "Route and anchor of its documentation; null for names that aren't intended for users"
    href: String
    "Reason why it isn't documented; null if it is"
    internalReason: String
    "Examples that use the function or operator"
    usedIn: [Example!]!
  }

  "A configuration property with its description: listed by (SHOW PARAMETERS), or exclusive to QuestDB Enterprise"
  type ServerParameter implements Node @dontInfer {
    "Key in server.conf, for example cairo.max.uncommitted.rows"
    path: String!
    "Environment variable that sets the property"
    env: String!
    "Description of what the property does, as inline Markdown"
    description: String!
    "Advice on when to change the property, as inline Markdown; null if there is none"
    change: String
    "Default; null if it's unknown, for example because it depends on the number of processors"
    value: String
    "How the default is derived from the machine or another property, as inline Markdown; null if it isn't"
    depends: String
    "Unit of the value: bytes, milliseconds, rows, …; null if it has none"
    unit: String
    "Range or permitted values, as inline Markdown; null if not specified"
    values: String
    "Heading on the configuration page below which the property is described"
    group: String!
    "Route and anchor of the property on the configuration page"
    href: String!
    "Whether the property is exclusive to QuestDB Enterprise and thus not listed by the server that was queried"
    enterprise: Boolean!
    "Whether the default depends on the number of processors"
    dependsOnProcessors: Boolean!
    "Whether it can be changed while the server is running; false for Enterprise, where this isn't recorded"
    reloadable: Boolean!
    "Whether SHOW PARAMETERS masks the value; false for Enterprise, where this isn't recorded"
    sensitive: Boolean!
    "Version of the server that was queried; null for Enterprise"
    verifiedOn: String
    "Pages that mention the property"
    usedIn: [DocPage!]!
  }

  "A keyword of the server, as listed by keywords()"
  type SqlKeyword implements Node @dontInfer {
    "Keyword in uppercase"
    keyword: String!
    "Version of the server that was queried"
    verifiedOn: String!
    "Route of the page that explains the keyword; null for keywords that aren't intended for users"
    href: String
    "Reason why the keyword isn't explained; null if it is"
    reason: String
    "Examples that use the keyword"
    usedIn: [Example!]!
  }
`
