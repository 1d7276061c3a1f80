import fs from 'node:fs'
import path from 'node:path'
import { parseYaml, zodErrors } from '../yaml-source'
import { ContentError } from '../../base/content-error'
import { PARAMETER_REMEDIES, parameterFileSchema, type ParameterDescription } from './parameter-schema'

/** Folder of the descriptions, relative to the root, with a file for each group, in alphabetical order. */
export const PARAMETER_FOLDER = 'content/reference/parameters'

/** A group of properties as described in its file. */
export interface ParameterFile {
  /** Path relative to the root. */
  file: string
  /** Heading of the group. */
  title: string
  /** Inline Markdown. */
  intro: string
  /** Includes the line of each entry. */
  parameters: readonly (ParameterDescription & { line: number })[]
}

/**
 * Reads and validates the descriptions of the server's properties.
 *
 * @throws {AggregateError} of ContentErrors with all problems of all files
 */
export function readParameterFiles(root: string): ParameterFile[] {
  const folder = path.join(root, PARAMETER_FOLDER)
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.yml')) : []
  const problems: ContentError[] = []
  const read: ParameterFile[] = []
  for (const name of names.sort()) {
    const file = `${PARAMETER_FOLDER}/${name}`
    try {
      const source = parseYaml(file, fs.readFileSync(path.join(folder, name), 'utf8'))
      const { success, data, error } = parameterFileSchema.safeParse(source.value)
      if (!success) {
        problems.push(...zodErrors(file, source, error, PARAMETER_REMEDIES))
        continue
      }
      const parameters = data.parameters.map((one, at) => ({
        ...one,
        line: source.lineOf(['parameters', at]),
      }))
      read.push({ ...data, file, parameters })
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      problems.push(error)
    }
  }
  if (problems.length > 0) throw new AggregateError(problems)
  return read
}
