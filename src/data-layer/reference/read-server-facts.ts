import fs from 'node:fs'
import path from 'node:path'
import {
  FACTS_FILES,
  type FactsFile,
  type ServerFunction,
  type ServerParameter,
} from '../../records/server-facts'
import { ContentError } from '../../base/content-error'

/** Content of the files written by `make record`. */
interface Facts {
  functions: FactsFile<ServerFunction>
  parameters: FactsFile<ServerParameter>
  keywords: FactsFile<string>
}

const kept = new Map<string, { changed: number; value: unknown }>()

/**
 * Returns the functions, parameters, or keywords reported by the server. A file is read again only if it has changed.
 *
 * @throws {ContentError} if the file is missing or isn't JSON
 */
export function readServerFacts<Kind extends keyof Facts>(root: string, kind: Kind): Facts[Kind] {
  const name = FACTS_FILES[kind]
  const file = path.join(root, name)
  try {
    const changed = fs.statSync(file).mtimeMs
    const known = kept.get(file)
    if (known?.changed === changed) return known.value as Facts[Kind]
    const value = JSON.parse(fs.readFileSync(file, 'utf8')) as Facts[Kind]
    kept.set(file, { changed, value })
    return value
  } catch (error) {
    throw new ContentError(
      name,
      undefined,
      `could not be read: ${String(error)}`,
      'regenerate it with: make record',
    )
  }
}
