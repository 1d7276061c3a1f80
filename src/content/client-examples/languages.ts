import { capital } from '../../base/capital'

/** Folder of all programs and tool examples, relative to the root. */
export const EXAMPLES_FOLDER = 'content/examples'

/** Name of the source of {@link EXAMPLES_FOLDER} in gatsby-config.ts. */
export const EXAMPLES_SOURCE = 'examples'

/** Path of a language's manifest, relative to the root. */
export function manifestFile(language: string): string {
  return `${EXAMPLES_FOLDER}/${language}/examples.yml`
}

/** Path of a language's records, relative to the root. */
export function recordsFile(language: string): string {
  return `${EXAMPLES_FOLDER}/${language}/records.json`
}

/** A language of the client examples. */
export interface ExampleLanguage {
  /** Its folder in content/examples, and its name in fences. */
  name: string
  /** Display name, which the manifest can override. */
  label: string
  /** File extension of the programs, without a dot. */
  extension: string
  /** Files that pin the dependencies of the programs. They must exist unless the language isn't run. */
  lockFiles: readonly string[]
  /** Client kinds that must all exist if one of them does. */
  kinds: readonly ClientKind[]
}

/** Programs that each client provides under the same name in all languages, in the order of the manifest. */
export const CLIENT_KINDS = ['plain', 'auth', 'auth-tls', 'from-conf', 'http', 'http-auth'] as const
/** Name of a program that each client provides. */
export type ClientKind = (typeof CLIENT_KINDS)[number]

/** Servers that programs can be run against. */
export const SERVERS = ['open', 'secured', 'tls'] as const
/** The server of a program: without authentication, with authentication, or with authentication behind a TLS proxy. */
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

/** All languages in the order of their tabs. */
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

/** Names of all languages, for error messages. */
export const LANGUAGE_NAMES = EXAMPLE_LANGUAGES.map(({ name }) => name).join(', ')

/** Returns the language of a folder in content/examples; undefined if it's unknown. */
export function findExampleLanguage(name: string): ExampleLanguage | undefined {
  return EXAMPLE_LANGUAGES.find((language) => language.name === name)
}

/** Returns the client kind of a program; undefined for programs that exist in a single language. */
export function kindOf(name: string): ClientKind | undefined {
  return CLIENT_KINDS.find((kind) => kind === name)
}

/**
 * Returns the path of a program in its language's folder. `auth-tls` is `auth-tls.go`, but `AuthTls.java` in Java,
 * where files are named after their class; `pgwire/batch-insert` is `pgwire/batch-insert.go`.
 */
export function fileNameOf(language: Pick<ExampleLanguage, 'name' | 'extension'>, name: string): string {
  const slash = name.lastIndexOf('/') + 1
  const base = name.slice(slash)
  const file = language.name === 'java' ? pascalCase(base) : base
  return `${name.slice(0, slash)}${file}.${language.extension}`
}

function pascalCase(name: string): string {
  return name.split('-').map(capital).join('')
}
