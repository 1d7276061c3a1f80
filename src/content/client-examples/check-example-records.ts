import { ContentError } from '../../base/content-error'
import type { ClientExampleEntry } from './entries'
import { manifestFile, recordsFile, type ExampleLanguage } from './languages'
import type { YamlFile } from '../read-yaml'
import type { ExampleManifest, ExampleRecord } from './schemas'

/** Returns missing, stale, and superfluous records of a language's programs. */
export function checkRecords(
  { name: language }: ExampleLanguage,
  manifest: YamlFile<ExampleManifest>,
  entries: readonly ClientExampleEntry[],
  records: YamlFile<Record<string, ExampleRecord>> | undefined,
): ContentError[] {
  const remedy = `run make programs LANGUAGE=${language} RECORD=1`
  const errors = entries.flatMap((entry) => {
    const what = describeRecord(entry)
    if (what === undefined) return []
    const at = manifest.value.examples.findIndex(({ name }) => name === entry.name)
    const line = manifest.source.lineOf(['examples', at, 'name'])
    return [new ContentError(manifestFile(language), line, `the program ${entry.fileName} ${what}`, remedy)]
  })
  const leftOver = Object.keys(records?.value ?? {}).flatMap((name) => {
    const entry = entries.find((one) => one.name === name)
    if (entry && entry.notRun === undefined) return []
    return [
      new ContentError(
        recordsFile(language),
        records?.source.lineOf([name]),
        entry
          ? `the program ${entry.fileName} has a record, but the manifest says that it is not run`
          : `no example of ${manifestFile(language)} is named "${name}"`,
        `${remedy}, which removes the record`,
      ),
    ]
  })
  return [...errors, ...leftOver]
}

/** Returns the problem of a program's record as the end of a sentence; undefined if it's valid. */
export function describeRecord(
  entry: Pick<ClientExampleEntry, 'notRun' | 'record' | 'isStale'>,
): string | undefined {
  if (entry.notRun !== undefined) return undefined
  if (!entry.record) return 'has no record'
  if (entry.isStale) return 'has changed since it was recorded, or its lock files or queries have'
  return undefined
}
