import fs from 'node:fs'
import path from 'node:path'
import { recordsFile } from '../../src/content/client-examples/languages'
import type { LanguageExamples } from '../../src/content/client-examples/read-language'
import type { ExampleRecord } from '../../src/content/client-examples/schemas'
import { ownValue } from '../../src/base/own-value'
import { recordText } from '../../src/records/record-text'
import type { ProgramResult } from './result'

/**
 * Updates the records of a language after a run, in the order of the manifest: programs that ran without a problem get
 * new records, those of other programs are retained, and those of removed or excluded programs are deleted.
 */
export function mergeRecords(
  { examples, records }: Pick<LanguageExamples, 'examples' | 'records'>,
  results: readonly Pick<ProgramResult, 'entry' | 'record' | 'problems'>[],
): Record<string, ExampleRecord> {
  const merged = examples
    .filter(({ notRun }) => notRun === undefined)
    .flatMap(({ name }) => {
      const result = results.find(({ entry, problems }) => entry.name === name && problems.length === 0)
      const record = result?.record ?? ownValue(records, name)
      return record ? [[name, record] as const] : []
    })
  return Object.fromEntries(merged)
}

/** Names of records whose program was removed or isn't run. */
export function leftOverRecords({
  examples,
  records,
}: Pick<LanguageExamples, 'examples' | 'records'>): string[] {
  return Object.keys(records).filter(
    (name) => !examples.some((entry) => entry.name === name && entry.notRun === undefined),
  )
}

/** Writes the records of a language; the file is removed if there are none. */
export function writeRecords(
  root: string,
  examples: LanguageExamples,
  results: readonly ProgramResult[],
): void {
  writeRecordFile(root, recordsFile(examples.language.name), mergeRecords(examples, results))
}

/** Writes a file of records, relative to the root, or removes it if it would be empty. */
export function writeRecordFile(root: string, name: string, content: object): void {
  const file = path.join(root, name)
  if (Object.keys(content).length === 0) fs.rmSync(file, { force: true })
  else fs.writeFileSync(file, recordText(content))
}
