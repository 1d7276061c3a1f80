import fs from 'node:fs'
import path from 'node:path'
import type { ZodType } from 'zod'
import { ContentError, contentErrors } from '../base/content-error'
import { readText } from './read-text'
import { parseYaml, zodErrors, type Remedies, type YamlSource } from './yaml-source'

/** What a file must contain. */
export interface YamlFormat<Value> {
  schema: ZodType<Value>
  /** Suggestions for invalid values. */
  remedies: Remedies
}

/** A validated file with the lines of its values. */
export interface YamlFile<Value> {
  /** Path relative to the root. */
  file: string
  value: Value
  source: YamlSource
}

/**
 * Parses and validates YAML. JSON is parsed as YAML as well, whose parser reports lines.
 *
 * @param firstLine line in the file at which `text` starts, from 1
 * @throws {AggregateError} of ContentErrors with all problems
 */
export function validYaml<Value>(
  file: string,
  text: string,
  { schema, remedies }: YamlFormat<Value>,
  firstLine = 1,
): YamlFile<Value> {
  let source
  try {
    source = parseYaml(file, text, firstLine)
  } catch (error) {
    throw contentErrors([error])
  }
  const result = schema.safeParse(source.value)
  if (!result.success) throw contentErrors(zodErrors(file, source, result.error, remedies))
  return { file, source, value: result.data }
}

/**
 * Reads and validates a YAML or JSON file.
 *
 * @param file path relative to the root
 * @throws {AggregateError} of ContentErrors with all problems, also if the file is missing or can't be read
 */
export function readYamlFile<Value>(root: string, file: string, format: YamlFormat<Value>): YamlFile<Value> {
  const absolutePath = path.join(root, file)
  if (!fs.existsSync(absolutePath))
    throw contentErrors([
      new ContentError(file, undefined, 'the file is missing', `restore it with: git checkout -- ${file}`),
    ])
  let text
  try {
    text = readText(file, absolutePath)
  } catch (error) {
    if (error instanceof AggregateError) throw error
    throw contentErrors([
      new ContentError(file, undefined, `could not be read: ${String(error)}`, 'restore the file'),
    ])
  }
  return validYaml(file, text, format)
}

/**
 * Reads and validates the `.yml` files in a folder.
 *
 * @param folder path relative to the root; may be missing
 * @returns the valid files, in alphabetical order, and the problems of the others
 */
export function readYamlFolder<Value>(
  root: string,
  folder: string,
  format: YamlFormat<Value>,
): { files: YamlFile<Value>[]; problems: ContentError[] } {
  const place = path.join(root, folder)
  const names = fs.existsSync(place) ? fs.readdirSync(place).filter((name) => name.endsWith('.yml')) : []
  const files: YamlFile<Value>[] = []
  const problems: ContentError[] = []
  for (const name of names.sort())
    try {
      files.push(readYamlFile(root, `${folder}/${name}`, format))
    } catch (error) {
      problems.push(...contentErrorsIn(error))
    }
  return { files, problems }
}

/** @throws the error itself unless it consists of ContentErrors */
export function contentErrorsIn(error: unknown): ContentError[] {
  const errors = error instanceof AggregateError ? (error.errors as unknown[]) : [error]
  return errors.map((one) => {
    if (one instanceof ContentError) return one
    throw error
  })
}
