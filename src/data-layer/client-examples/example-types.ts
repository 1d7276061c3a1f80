/** GraphQL types of the programs in content/examples and of the examples of tools. */
export const clientExampleTypes = /* GraphQL */ `
  "A program that uses a client library, run against a real server: content/examples/<language>"
  type ClientExample implements Node @dontInfer {
    "Name in the manifest: from-conf, pgwire/pool"
    name: String!
    "c, cpp, rust, python, go, javascript, csharp, java, php or r"
    language: String!
    "Name of the language's tab: Node.js"
    label: String!
    "plain, auth, auth-tls, from-conf, http or http-auth; null for programs that not every client has"
    kind: String
    "What the program does"
    title: String!
    "The program"
    code: String!
    "Path of the file in the language's folder, and in /examples/<language>/"
    fileName: String!
    "Text above the code, as markdown; null: there is none"
    header: String
    "Key with which it authenticates; null for programs that don't"
    auth: ClientExampleAuth
    "Address of the server, as the code has it; null where pages don't replace it"
    address: ClientExampleAddress
    "What it printed; null where it has not run since it was changed"
    output: String
    "Why the output differs from run to run; null where it does not"
    volatile: String
    "Queries that ran after it"
    queries: [ClientExampleQuery!]!
    "Versions it ran with; null where it has not run since it was changed"
    ranWith: ClientExampleRun
    "Why it is not run; null where it is"
    notRun: String
  }

  "Key of a client example; a throw-away"
  type ClientExampleAuth @dontInfer {
    "Name of the key"
    kid: String!
    "Private key"
    d: String!
    "First half of the public key; null where the client does not need it"
    x: String
    "Second half of the public key; null where the client does not need it"
    y: String
  }

  "Address that a client example connects to"
  type ClientExampleAddress @dontInfer {
    "Name of the host"
    host: String!
    "Port"
    port: Int!
  }

  "A query that ran after a client example"
  type ClientExampleQuery @dontInfer {
    "What it answers"
    title: String!
    "The query"
    sql: String!
    "Columns of the result in order; null where it was not recorded"
    columns: [ExampleColumn!]
    "Values as the server wrote them; null is null"
    rows: [[String]!]
  }

  "Versions that a client example ran with"
  type ClientExampleRun @dontInfer {
    "Client library with its version; empty for programs that use none"
    client: String!
    "Compiler or interpreter with its version"
    runtime: String!
    "Server with its version"
    server: String!
    "Day of the run: 2026-11-22"
    date: String!
  }

  "An example of a tool that works with QuestDB, run against a real server: content/examples/tools/<tool>"
  type ToolExample implements Node @dontInfer {
    "Name of the folder"
    tool: String!
    "Name of the tool"
    label: String!
    "Files that pages may show"
    files: [ToolExampleFile!]!
    "What it wrote when it last ran; empty where it has not run since it was changed"
    outputs: [ToolExampleOutput!]!
    "Versions it ran with; null where it has not run since it was changed"
    ranWith: ToolExampleRun
  }

  "A file of a tool's example"
  type ToolExampleFile @dontInfer {
    "Path in the folder"
    name: String!
    "Language for code colors"
    language: String!
    "Content"
    code: String!
  }

  "Something that a tool's example wrote"
  type ToolExampleOutput @dontInfer {
    "Name in tool.yml"
    name: String!
    "Language for code colors"
    language: String!
    "What was written"
    text: String!
  }

  "Versions that a tool's example ran with"
  type ToolExampleRun @dontInfer {
    "The tool and what it needs, each with its version"
    versions: [String!]!
    "Server with its version"
    server: String!
    "Day of the run: 2026-11-22"
    date: String!
  }
`
