import fs from 'node:fs'
import path from 'node:path'
import type { ZodType } from 'zod'
import { parseYaml, zodErrors, type Remedies, type YamlSource } from '../yaml-source'
import { ContentError } from '../../base/content-error'

/** A validated data file. */
export interface DataFile<Value> {
  value: Value
  source: YamlSource
}

/**
 * Reads and validates a YAML or JSON file. JSON is parsed as YAML, whose parser reports lines.
 *
 * @param file path relative to the root
 * @param problems list to which problems are added
 * @returns undefined if the file doesn't exist or is invalid
 */
export function readDataFile<Value>(
  root: string,
  file: string,
  schema: ZodType<Value>,
  remedies: Remedies,
  problems: ContentError[],
): DataFile<Value> | undefined {
  const absolutePath = path.join(root, file)
  if (!fs.existsSync(absolutePath)) return undefined
  try {
    const source = parseYaml(file, fs.readFileSync(absolutePath, 'utf8'))
    const result = schema.safeParse(source.value)
    if (result.success) return { value: result.data, source }
    problems.push(...zodErrors(file, source, result.error, remedies))
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    problems.push(error)
  }
  return undefined
}

/** Returns the files in a folder, sorted, without hidden ones; empty if the folder doesn't exist. */
export function filesIn(folder: string): string[] {
  return namesIn(folder, (entry) => entry.isFile())
}

/** Returns the subfolders of a folder, sorted, without hidden ones; empty if the folder doesn't exist. */
export function foldersIn(folder: string): string[] {
  return namesIn(folder, (entry) => entry.isDirectory())
}

function namesIn(folder: string, isWanted: (entry: fs.Dirent) => boolean): string[] {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => isWanted(entry) && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort()
}
