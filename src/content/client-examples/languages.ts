/** Folder of all programs and tool examples, relative to the root. */
export const EXAMPLES_FOLDER = 'content/examples'

/** Name of the source of {@link EXAMPLES_FOLDER} in gatsby-config.ts. */
export const EXAMPLES_SOURCE = 'examples'

/** File of a language's manifest, relative to the root. */
export function manifestFile(language: string): string {
  return `${EXAMPLES_FOLDER}/${language}/examples.yml`
}

/** File of a language's records, relative to the root. */
export function recordsFile(language: string): string {
  return `${EXAMPLES_FOLDER}/${language}/records.json`
}

/** A language that client examples are written in. */
export interface ExampleLanguage {
  /** Folder in content/examples, and name of the language in fences. */
  name: string
  /** Name for readers; the manifest may say otherwise. */
  label: string
  /** Ending of the programs' files, without a dot. */
  extension: string
  /** Files that pin what the programs depend on; they must exist unless the language is not run. */
  lockFiles: readonly string[]
  /** Client kinds that must all exist as soon as one of them does. */
  kinds: readonly ClientKind[]
}

/** Programs that every client has, under the same name in each language, in the order in which a manifest lists them. */
export const CLIENT_KINDS = ['plain', 'auth', 'auth-tls', 'from-conf', 'http', 'http-auth'] as const
/** Name of a program that every client has. */
export type ClientKind = (typeof CLIENT_KINDS)[number]

/** Servers that a program may be run against. */
export const SERVERS = ['open', 'secured', 'tls'] as const
/** A server that a program is run against: without authentication, with it, or with it behind a TLS proxy. */
export type ProgramServer = (typeof SERVERS)[number]

/** The server of each client kind. */
export const SERVER_OF_KIND: Readonly<Record<ClientKind, ProgramServer>> = {
  plain: 'open',
  auth: 'secured',
  'auth-tls': 'tls',
  'from-conf': 'open',
  http: 'open',
  'http-auth': 'secured',
}

const COMMON_KINDS: readonly ClientKind[] = ['plain', 'auth', 'auth-tls', 'from-conf']

/** All languages, in the order of their tabs. */
export const EXAMPLE_LANGUAGES: readonly ExampleLanguage[] = [
  { name: 'python', label: 'Python', extension: 'py', lockFiles: ['requirements.txt'], kinds: COMMON_KINDS },
  { name: 'go', label: 'Go', extension: 'go', lockFiles: ['go.mod', 'go.sum'], kinds: COMMON_KINDS },
  { name: 'java', label: 'Java', extension: 'java', lockFiles: ['pom.xml'], kinds: CLIENT_KINDS },
  {
    name: 'rust',
    label: 'Rust',
    extension: 'rs',
    lockFiles: ['Cargo.toml', 'Cargo.lock'],
    kinds: COMMON_KINDS,
  },
  {
    name: 'javascript',
    label: 'Node.js',
    extension: 'js',
    lockFiles: ['package.json', 'package-lock.json'],
    kinds: COMMON_KINDS,
  },
  { name: 'c', label: 'C', extension: 'c', lockFiles: ['client.txt'], kinds: COMMON_KINDS },
  { name: 'cpp', label: 'C++', extension: 'cpp', lockFiles: ['client.txt'], kinds: COMMON_KINDS },
  { name: 'csharp', label: '.NET', extension: 'cs', lockFiles: [], kinds: COMMON_KINDS },
  { name: 'php', label: 'PHP', extension: 'php', lockFiles: [], kinds: [] },
  { name: 'r', label: 'R', extension: 'R', lockFiles: [], kinds: [] },
]

/** Names of all languages, for messages. */
export const LANGUAGE_NAMES = EXAMPLE_LANGUAGES.map(({ name }) => name).join(', ')

/** The language of a folder in content/examples; undefined when it is none of ours. */
export function findExampleLanguage(name: string): ExampleLanguage | undefined {
  return EXAMPLE_LANGUAGES.find((language) => language.name === name)
}

/** The client kind of a program; undefined for programs that only one language has. */
export function kindOf(name: string): ClientKind | undefined {
  return CLIENT_KINDS.find((kind) => kind === name)
}

/**
 * File of a program, relative to its language's folder: `auth-tls` is `auth-tls.go`, and in Java, whose files are named
 * after their class, `AuthTls.java`; `pgwire/batch-insert` is `pgwire/batch-insert.go`.
 */
export function fileNameOf(language: Pick<ExampleLanguage, 'name' | 'extension'>, name: string): string {
  const slash = name.lastIndexOf('/') + 1
  const base = name.slice(slash)
  const file = language.name === 'java' ? pascalCase(base) : base
  return `${name.slice(0, slash)}${file}.${language.extension}`
}

function pascalCase(name: string): string {
  return name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
}
