import fs from 'node:fs'
import path from 'node:path'
import type { ZodType } from 'zod'
import { parseYaml, zodErrors, type Remedies, type YamlSource } from '../yaml-source'
import { ContentError } from '../../base/content-error'

/** A file of data that was read and checked. */
export interface DataFile<Value> {
  value: Value
  source: YamlSource
}

/**
 * Reads and checks a YAML or JSON file; JSON is YAML, whose parser keeps lines.
 * @param file path relative to the root
 * @param problems list that problems are added to
 * @returns undefined where the file does not exist or is wrong
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

/** Files directly in a folder, hidden ones left out, sorted; none where there is no such folder. */
export function filesIn(folder: string): string[] {
  return namesIn(folder, (entry) => entry.isFile())
}

/** Folders directly in a folder, hidden ones left out, sorted; none where there is no such folder. */
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
