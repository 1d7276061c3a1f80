/** GraphQL types of examples and of facts reported by the server. */
export const referenceTypes = /* GraphQL */ `
  "A code example of a page that was run on a real server, with what the server answered"
  type Example implements Node @dontInfer {
    "Address of the page"
    route: String!
    "Title of the page"
    pageTitle: String!
    "Id of the heading above it; null before the first one"
    anchor: String
    "Text of the heading above it; null before the first one"
    section: String
    "Line of the fence in the page's file, or of the Include that brought it"
    line: Int
    "Title of the fence"
    title: String
    "questdb-sql, or bash for calls of the REST API"
    language: String!
    "The example as the page shows it: one or more statements, or a command"
    sql: String!
    "rows, plan, ok (no rows), error or response (of a command)"
    kind: String!
    "What the last statement returned; null for other kinds"
    result: ExampleResult
    "Lines of the query plan; null for other kinds"
    plan: [String!]
    "The server's own words of an example that fails on purpose"
    error: ExampleError
    "What a command printed"
    response: ExampleResponse
    "Version of the server that answered: 9.0.1"
    verifiedOn: String!
    "Why values differ from run to run; null where they do not"
    volatile: String
    "Tables and views that it reads or writes"
    tables: [String!]!
    "Functions and operators that it uses, spelled as the server spells them"
    functions: [String!]!
    "Keywords that it uses, in capital letters"
    keywords: [String!]!
    "Address that opens it in the live demo; null where it writes or needs other tables"
    demoUrl: String
  }

  "Rows that a statement returned"
  type ExampleResult @dontInfer {
    "Columns in order"
    columns: [ExampleColumn!]!
    "Values as the server wrote them; null is null. At most 100 rows."
    rows: [[String]!]!
    "Rows of the whole result"
    rowCount: Int!
    "There are more rows than are kept"
    truncated: Boolean!
  }

  "A column of a result"
  type ExampleColumn @dontInfer {
    "Name as the server gives it"
    name: String!
    "The server's name of the type: TIMESTAMP, DOUBLE[][]"
    type: String!
  }

  "An answer that says what is wrong"
  type ExampleError @dontInfer {
    "The server's own words"
    message: String!
    "Place in the statement that the server points at, in characters from 0; null where it names none"
    position: Int
  }

  "What a command printed"
  type ExampleResponse @dontInfer {
    "HTTP status of each call, in order"
    statuses: [Int!]!
    "Printed lines, at most 100"
    lines: [String!]!
  }

  "A function or operator of the server, as functions() lists it"
  type SqlFunction implements Node @dontInfer {
    "As the server spells it"
    name: String!
    "The server's classes of its overloads: STANDARD, GROUP_BY, WINDOW, CURSOR, PREDICATE, …"
    kinds: [String!]!
    "Overloads with the types of their arguments: rpad(string, int)"
    signatures: [String!]!
    "Version of the server that was asked"
    verifiedOn: String!
    "Where it is documented: route and anchor; null for names that are not for users"
    href: String
    "Why it is not documented; null where it is"
    internalReason: String
    "Examples that use it"
    usedIn: [Example!]!
  }

  "A property of the server's configuration: as (SHOW PARAMETERS) lists it, or of Enterprise, with its description"
  type ServerParameter implements Node @dontInfer {
    "Key in server.conf: cairo.max.uncommitted.rows"
    path: String!
    "Environment variable that sets it"
    env: String!
    "What it does, as inline markdown"
    description: String!
    "When to change it, as inline markdown; null where nothing is said"
    change: String
    "Default; null where it depends on the number of processors"
    value: String
    "How the default follows from the machine or from another property, as inline markdown; null where it doesn't"
    depends: String
    "Unit of the value: bytes, milliseconds, rows, …; null where it has none"
    unit: String
    "Range or accepted values, as inline markdown; null where nothing is said"
    values: String
    "Heading on the configuration page below which it is described"
    group: String!
    "Its place on the configuration page: route and anchor"
    href: String!
    "Only QuestDB Enterprise has it: not listed by the server that was asked"
    enterprise: Boolean!
    "The default depends on the number of processors"
    dependsOnProcessors: Boolean!
    "Can be changed while the server runs; false for Enterprise, where it is not recorded"
    reloadable: Boolean!
    "SHOW PARAMETERS masks its value; false for Enterprise, where it is not recorded"
    sensitive: Boolean!
    "Version of the server that was asked; null for Enterprise"
    verifiedOn: String
    "Pages that speak of it"
    usedIn: [DocPage!]!
  }

  "A keyword of the server, as keywords() lists it"
  type SqlKeyword implements Node @dontInfer {
    "In capital letters"
    keyword: String!
    "Version of the server that was asked"
    verifiedOn: String!
    "Where it is explained: a route; null for words that are not for users"
    href: String
    "Why it is not explained; null where it is"
    reason: String
    "Examples that use it"
    usedIn: [Example!]!
  }
`
