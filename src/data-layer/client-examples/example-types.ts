/** GraphQL types of the programs in content/examples and of the tool examples. */
export const clientExampleTypes = /* GraphQL */ `
  "A program that uses a client library and is run against a real server: content/examples/<language>"
  type ClientExample implements Node @dontInfer {
    "Name in the manifest, for example from-conf or pgwire/pool"
    name: String!
    "c, cpp, rust, python, go, javascript, csharp, java, php, or r"
    language: String!
    "Label of the language's tab, for example Node.js"
    label: String!
    "plain, auth, auth-tls, from-conf, http, or http-auth; null for programs that not all clients provide"
    kind: String
    "Description of what the program does"
    title: String!
    "Source code of the program"
    code: String!
    "Path of the file, relative to the language's folder and to /examples/<language>/"
    fileName: String!
    "Markdown text above the code; null if there is none"
    header: String
    "Key that the program authenticates with; null if it doesn't authenticate"
    auth: ClientExampleAuth
    "Server address in the code; null if pages don't replace it"
    address: ClientExampleAddress
    "Output; null if it hasn't run since it was last changed"
    output: String
    "Reason why the output varies between runs; null if it doesn't"
    volatile: String
    "Queries that ran after the program"
    queries: [ClientExampleQuery!]!
    "Versions used in the last run; null if it hasn't run since it was last changed"
    ranWith: ClientExampleRun
    "Reason why the program isn't run; null if it is"
    notRun: String
  }

  "Key used by a client example; a throwaway key for testing"
  type ClientExampleAuth @dontInfer {
    "Name of the key"
    kid: String!
    "Private key"
    d: String!
    "First half of the public key; null if the client doesn't need it"
    x: String
    "Second half of the public key; null if the client doesn't need it"
    y: String
  }

  "Address that a client example connects to"
  type ClientExampleAddress @dontInfer {
    "Host name"
    host: String!
    "Port"
    port: Int!
  }

  "A query that ran after a client example"
  type ClientExampleQuery @dontInfer {
    "Description of what the query returns"
    title: String!
    "SQL of the query"
    sql: String!
    "Columns of the result, in order; null if it wasn't recorded"
    columns: [ExampleColumn!]
    "Values as returned by the server; null if the result wasn't recorded"
    rows: [[String]!]
  }

  "Versions used in the last run of a client example"
  type ClientExampleRun @dontInfer {
    "Client library with its version; empty if the program uses none"
    client: String!
    "Compiler or interpreter with its version"
    runtime: String!
    "Server with its version"
    server: String!
    "Date of the run, for example 2026-11-22"
    date: String!
  }

  "An example of a tool that works with QuestDB, run against a real server: content/examples/tools/<tool>"
  type ToolExample implements Node @dontInfer {
    "Name of the folder"
    tool: String!
    "Name of the tool"
    label: String!
    "Files that pages can show"
    files: [ToolExampleFile!]!
    "Outputs of the last run; empty if it hasn't run since it was last changed"
    outputs: [ToolExampleOutput!]!
    "Versions used in the last run; null if it hasn't run since it was last changed"
    ranWith: ToolExampleRun
  }

  "A file of a tool's example"
  type ToolExampleFile @dontInfer {
    "Path in the folder"
    name: String!
    "Language for syntax highlighting"
    language: String!
    "Content of the file"
    code: String!
  }

  "An output of a tool's example"
  type ToolExampleOutput @dontInfer {
    "Name in tool.yml"
    name: String!
    "Language for syntax highlighting"
    language: String!
    "Text of the output"
    text: String!
  }

  "Versions used in the last run of a tool's example"
  type ToolExampleRun @dontInfer {
    "The tool and its requirements, each with its version"
    versions: [String!]!
    "Server with its version"
    server: String!
    "Date of the run, for example 2026-11-22"
    date: String!
  }
`
