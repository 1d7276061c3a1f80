import fs from 'node:fs'
import path from 'node:path'
import { ContentError } from '../../base/content-error'
import { checkEntries } from './check-entries'
import { checkRecords } from './check-example-records'
import type { SourceFile } from './digest'
import { entriesOf, type ClientExampleEntry } from './entries'
import {
  EXAMPLES_FOLDER,
  EXAMPLE_LANGUAGES,
  LANGUAGE_NAMES,
  findExampleLanguage,
  manifestFile,
  recordsFile,
  type ExampleLanguage,
} from './languages'
import { filesIn, foldersIn, readDataFile } from './read-data-file'
import type { YamlFile } from '../read-yaml'
import {
  MANIFEST_REMEDIES,
  manifestSchema,
  recordsSchema,
  type ExampleManifest,
  type ExampleRecord,
} from './schemas'

export type { ClientExampleEntry } from './entries'

/** The programs of a language and their problems. */
export interface LanguageExamples {
  language: ExampleLanguage
  /** Undefined if examples.yml is missing or invalid. */
  manifest: ExampleManifest | undefined
  /** Files used by the programs: lock files and shared code. */
  lockFiles: readonly SourceFile[]
  /** Programs that exist, in the order of the manifest. */
  examples: readonly ClientExampleEntry[]
  records: Readonly<Record<string, ExampleRecord>>
  /** Problems of the manifest and programs. */
  problems: readonly ContentError[]
  /** Missing, stale, and superfluous records. */
  recordProblems: readonly ContentError[]
}

/**
 * Reads and validates the programs of a language.
 *
 * @param name a folder in content/examples
 * @throws {ContentError} if the language is unknown
 */
export function readLanguage(root: string, name: string): LanguageExamples {
  const language = findExampleLanguage(name)
  if (!language) throw unknownLanguage(name)
  const problems: ContentError[] = []
  const recordProblems: ContentError[] = []
  const manifest = readManifest(root, name, problems)
  const records = readDataFile(
    root,
    recordsFile(name),
    { schema: recordsSchema, remedies: { '*': `run make programs LANGUAGE=${name} RECORD=1` } },
    recordProblems,
  )
  const folder = path.join(root, EXAMPLES_FOLDER, name)
  const lockFiles = readLockFiles(folder, language)
  const examples = manifest ? entriesOf(language, manifest.value, folder, lockFiles, records?.value) : []
  if (manifest) {
    problems.push(...checkEntries(root, language, manifest, examples, programFiles(folder, language)))
    // an invalid manifest or record is reported once rather than for each program
    if (recordProblems.length === 0)
      recordProblems.push(...checkRecords(language, manifest, examples, records))
  }
  return {
    language,
    manifest: manifest?.value,
    lockFiles,
    examples,
    records: records?.value ?? {},
    problems,
    recordProblems,
  }
}

/** Reads and validates the programs of all languages, in the order of their tabs. */
export function readAllLanguages(root: string): {
  languages: LanguageExamples[]
  problems: ContentError[]
  recordProblems: ContentError[]
} {
  const folders = foldersIn(path.join(root, EXAMPLES_FOLDER)).filter((name) => name !== 'tools')
  const unknown = folders.filter((name) => !findExampleLanguage(name)).map(unknownLanguage)
  const languages = EXAMPLE_LANGUAGES.filter(({ name }) => folders.includes(name)).map(({ name }) =>
    readLanguage(root, name),
  )
  return {
    languages,
    problems: [...unknown, ...languages.flatMap(({ problems }) => problems)],
    recordProblems: languages.flatMap(({ recordProblems }) => recordProblems),
  }
}

function unknownLanguage(name: string): ContentError {
  return new ContentError(
    `${EXAMPLES_FOLDER}/${name}`,
    undefined,
    `"${name}" is not a language of client examples`,
    `name the folder after one of: ${LANGUAGE_NAMES}, or add the language (docs/examples.md, "Add a language")`,
  )
}

function readManifest(
  root: string,
  language: string,
  problems: ContentError[],
): YamlFile<ExampleManifest> | undefined {
  const file = manifestFile(language)
  const manifest = readDataFile(root, file, { schema: manifestSchema, remedies: MANIFEST_REMEDIES }, problems)
  if (!manifest && problems.length === 0)
    problems.push(
      new ContentError(
        file,
        undefined,
        'the file is missing',
        'write label and examples, or remove the folder',
      ),
    )
  return manifest
}

/** Returns the programs in a language's folder and its `pgwire` subfolder, by their relative path. */
function programFiles(folder: string, { extension }: ExampleLanguage): string[] {
  return ['', 'pgwire/'].flatMap((below) =>
    filesIn(path.join(folder, below))
      .filter((name) => name.endsWith(`.${extension}`))
      .map((name) => below + name),
  )
}

function readLockFiles(folder: string, { extension }: ExampleLanguage): SourceFile[] {
  return filesIn(folder)
    .filter((name) => !name.endsWith(`.${extension}`) && name !== 'examples.yml' && name !== 'records.json')
    .map((name) => ({ name, text: fs.readFileSync(path.join(folder, name), 'utf8') }))
}
