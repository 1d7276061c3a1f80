/**
 * What the server says of itself, as it stands in content/reference/server-*.json: `make record` writes these files,
 * `make verify` compares them, the data layer makes nodes of them. Plain types without imports, so that both can use them.
 */

/** A name that `functions()` lists, with all of its overloads. */
export interface ServerFunction {
  /** As the server spells it: `typeOf`, `pg_catalog.age`, `<<=`. */
  name: string
  /** STANDARD, GROUP_BY, WINDOW, CURSOR, PREDICATE, BOOLEAN or NEGATABLE, as the server classes it; one for each class of its overloads. */
  kinds: string[]
  /** With the types of the arguments: `rpad(string, int)`. */
  signatures: string[]
}

/** A key of the configuration, as `(SHOW PARAMETERS)` lists it. */
export interface ServerParameter {
  /** `cairo.max.uncommitted.rows` */
  path: string
  /** Environment variable that sets it: `QDB_CAIRO_MAX_UNCOMMITTED_ROWS`. */
  env: string
  /** Default; null where it depends on the machine, and for keys that are secret or set by us. */
  value: string | null
  /** The default depends on the number of processors. */
  dependsOnProcessors?: true
  /** Can be changed while the server runs, by reload_config(). */
  reloadable: boolean
  /** Is not shown to everybody. */
  sensitive: boolean
}

/** One of the files. */
export interface FactsFile<T> {
  /** Version of the server that answered: `9.0.1`. */
  engine: string
  items: T[]
}

/** The files by what they hold, relative to the project's root. */
export const FACTS_FILES = {
  functions: 'content/reference/server-functions.json',
  parameters: 'content/reference/server-parameters.json',
  keywords: 'content/reference/server-keywords.json',
} as const
