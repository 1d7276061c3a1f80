/**
 * Format of content/reference/server-*.json, which list what the server reports about itself. `make record` writes
 * them, `make verify` compares them, and the data layer creates nodes from them. No imports, so that all can use it.
 */

/** A name that `functions()` lists, with all of its overloads. */
export interface ServerFunction {
  /** As the server spells it: `typeOf`, `pg_catalog.age`, `<<=`. */
  name: string
  /** The server's classes of its overloads: STANDARD, GROUP_BY, WINDOW, CURSOR, PREDICATE, BOOLEAN, or NEGATABLE. */
  kinds: string[]
  /** Names with argument types: `rpad(string, int)`. */
  signatures: string[]
}

/** A key of the configuration, as `(SHOW PARAMETERS)` lists it. */
export interface ServerParameter {
  /** `cairo.max.uncommitted.rows` */
  path: string
  /** Environment variable that sets it: `QDB_CAIRO_MAX_UNCOMMITTED_ROWS`. */
  env: string
  /** Default; null if it depends on the machine, or if the key is secret or set by us. */
  value: string | null
  /** The default depends on the number of processors. */
  dependsOnProcessors?: true
  /** Can be changed without a restart, with reload_config(). */
  reloadable: boolean
  /** The value isn't shown to every user. */
  sensitive: boolean
}

/** One of the files. */
export interface FactsFile<T> {
  /** Version of the server that reported the items: `9.0.1`. */
  engine: string
  items: T[]
}

/** Paths of the files by content, relative to the project's root. */
export const FACTS_FILES = {
  functions: 'content/reference/server-functions.json',
  parameters: 'content/reference/server-parameters.json',
  keywords: 'content/reference/server-keywords.json',
} as const
