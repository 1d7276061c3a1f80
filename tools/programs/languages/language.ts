import type { ClientExampleEntry } from '../../../src/content/client-examples/entries'
import type { Workspace } from '../workspace'

/** What adapters know of a program. */
export type Source = Pick<ClientExampleEntry, 'name' | 'fileName' | 'code'>

/** A program that must be installed. */
export interface Requirement {
  /** Name on the PATH. */
  program: string
  /** Arguments that make it end well and quickly if it is there, for example those that print its version. */
  check: readonly string[]
  /** Its name in messages, and what to do without it. */
  name: string
  install: string
  /** Debian's packages, where they are small enough to be installed without being asked for. */
  apt?: readonly string[]
}

/** What came out of a build. */
export interface Built {
  /** For the record: `Go 1.26.8`. */
  runtime: string
  /** Command that runs a program. */
  command(source: Source): readonly string[]
  /** The packages that a program uses: `go-questdb-client 4.1.0`; empty if it has none. */
  client(source: Source): string
}

/** How the programs of a language are built and run. */
export interface Language {
  requirements: readonly Requirement[]
  /** Where a source goes in the project's folder; as in content, if absent. */
  place?(source: Source): string
  /**
   * Installs locked dependencies and builds all programs at once. Absent where nothing can be run.
   * @throws {BuildFailure}
   */
  build?(workspace: Workspace, sources: readonly Source[]): Promise<Built>
  /**
   * Checks the syntax of programs that cannot be run.
   * @throws {BuildFailure}
   */
  checkSyntax?(workspace: Workspace, sources: readonly Source[]): Promise<SyntaxProblem[]>
}

/** A place in which a program is not well-formed. */
export interface SyntaxProblem {
  source: Source
  /** From 1. */
  line: number
  message: string
}

/** `pgwire/pool` as a word that may name a module or a binary: `pgwire-pool`. */
export const flatName = ({ name }: Source): string => name.replaceAll('/', '-')

/** Names and versions as the record has them. */
export function clientText(packages: readonly { name: string; version: string }[]): string {
  return packages.map(({ name, version }) => `${name} ${version}`).join(', ')
}
