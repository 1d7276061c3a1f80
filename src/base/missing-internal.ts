import { OFF_VARIABLE, type Optimization } from './optimizations'

/**
 * The error for a detail of a package that the site depends on although no interface documents it, and that isn't there,
 * usually since an update.
 *
 * @param file the site's file that depends on it, from the project's root
 * @param expected what that file expects to find
 * @param optimization name of the optimization that the build can do without
 */
export function missingInternal(file: string, expected: string, optimization?: Optimization): Error {
  const without = optimization
    ? ` To build without this optimization, set ${OFF_VARIABLE}=${optimization}.`
    : ''
  return new Error(
    `${file} expects ${expected}, but didn't find it. If a package was updated, adapt the file: see "Dependencies on internals" in docs/architecture.md.${without}`,
  )
}
