import fs from 'node:fs'
import path from 'node:path'
import { parseYaml, zodErrors } from '../../src/content/yaml-source'
import { SCENE_REMEDIES, scenesSchema, type Scenes } from './scene-schema'

/** File that lists the screenshots, relative to the root. */
export const SCENES_FILE = 'content/screenshots.yml'

/**
 * Reads and checks the scenes.
 * @param known names of the demo tables
 * @throws {AggregateError} of ContentErrors, every problem of the file at once
 */
export function readScenes(root: string, known: Iterable<string>): Scenes {
  return parseScenes(fs.readFileSync(path.join(root, SCENES_FILE), 'utf8'), known)
}

/**
 * The same from the text of the file.
 * @throws {AggregateError} of ContentErrors
 */
export function parseScenes(text: string, known: Iterable<string>): Scenes {
  let source
  try {
    source = parseYaml(SCENES_FILE, text)
  } catch (error) {
    throw new AggregateError([error])
  }
  const result = scenesSchema(new Set(known)).safeParse(source.value)
  if (!result.success) throw new AggregateError(zodErrors(SCENES_FILE, source, result.error, SCENE_REMEDIES))
  return result.data
}
