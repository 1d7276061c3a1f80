import { contentErrors } from '../../base/content-error'
import { readYamlFolder } from '../read-yaml'
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
  const { files, problems } = readYamlFolder(root, PARAMETER_FOLDER, {
    schema: parameterFileSchema,
    remedies: PARAMETER_REMEDIES,
  })
  if (problems.length > 0) throw contentErrors(problems)
  return files.map(({ file, value, source }) => ({
    ...value,
    file,
    parameters: value.parameters.map((one, at) => ({ ...one, line: source.lineOf(['parameters', at]) })),
  }))
}
