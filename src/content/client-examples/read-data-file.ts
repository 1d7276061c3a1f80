import fs from 'node:fs'
import path from 'node:path'
import { contentErrorsIn, readYamlFile, type YamlFile, type YamlFormat } from '../read-yaml'
import type { ContentError } from '../../base/content-error'

/**
 * Reads and validates a YAML or JSON file.
 *
 * @param file path relative to the root
 * @param problems list to which problems are added
 * @returns undefined if the file doesn't exist or is invalid
 */
export function readDataFile<Value>(
  root: string,
  file: string,
  format: YamlFormat<Value>,
  problems: ContentError[],
): YamlFile<Value> | undefined {
  if (!fs.existsSync(path.join(root, file))) return undefined
  try {
    return readYamlFile(root, file, format)
  } catch (error) {
    problems.push(...contentErrorsIn(error))
    return undefined
  }
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
