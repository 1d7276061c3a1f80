import type { ClientExampleEntry } from '../../../src/content/client-examples/entries'
import type { Workspace } from '../workspace'

/** Properties of a program that adapters use. */
export type Source = Pick<ClientExampleEntry, 'name' | 'fileName' | 'code'>

/** A required program. */
export interface Requirement {
  /** Name on the PATH. */
  program: string
  /** Arguments with which it quickly exits successfully, for example to print its version. */
  check: readonly string[]
  /** Its name in messages, and how to install it. */
  name: string
  install: string
  /** Debian packages, if they're small enough to be installed automatically. */
  apt?: readonly string[]
}

/** Result of a build. */
export interface Built {
  /** For the record: `Go 1.26.8`. */
  runtime: string
  /** Command that runs a program. */
  command(source: Source): readonly string[]
  /** Packages that a program uses: `go-questdb-client 4.1.0`; empty if there are none. */
  client(source: Source): string
}

/** How to build and run the programs of a language. */
export interface Language {
  requirements: readonly Requirement[]
  /** Path of a source file in the project's folder; the same as in content by default. */
  place?(source: Source): string
  /**
   * Installs locked dependencies and builds all programs. Undefined if nothing can be run.
   *
   * @throws {BuildFailure}
   */
  build?(workspace: Workspace, sources: readonly Source[]): Promise<Built>
  /**
   * Checks the syntax of programs that can't be run.
   *
   * @throws {BuildFailure}
   */
  checkSyntax?(workspace: Workspace, sources: readonly Source[]): Promise<SyntaxProblem[]>
}

/** A syntax error. */
export interface SyntaxProblem {
  source: Source
  /** Starts at 1. */
  line: number
  message: string
}

/** Converts `pgwire/pool` to a valid name of a module or binary: `pgwire-pool`. */
export const flatName = ({ name }: Source): string => name.replaceAll('/', '-')

/** Formats names and versions as in the record. */
export function clientText(packages: readonly { name: string; version: string }[]): string {
  return packages.map(({ name, version }) => `${name} ${version}`).join(', ')
}
