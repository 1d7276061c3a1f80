import fs from 'node:fs'
import path from 'node:path'
import { ContentError } from '../../base/content-error'
import { EXAMPLES_FOLDER, fileNameOf, kindOf, manifestFile, type ExampleLanguage } from './languages'
import type { YamlFile } from '../read-yaml'
import type { ClientExampleEntry } from './entries'
import type { ExampleManifest } from './schemas'
import { occursIn } from './replace-values'

/** Returns mismatches between a manifest and the programs in its folder. */
export function checkEntries(
  root: string,
  language: ExampleLanguage,
  { value: manifest, source }: YamlFile<ExampleManifest>,
  entries: readonly ClientExampleEntry[],
  programs: readonly string[],
): ContentError[] {
  const file = manifestFile(language.name)
  const folder = `${EXAMPLES_FOLDER}/${language.name}`
  const errors: ContentError[] = []
  const report = (at: readonly PropertyKey[], problem: string, instead: string) =>
    errors.push(new ContentError(file, source.lineOf(at), problem, instead))

  const listed = manifest.examples.map(({ name }) => fileNameOf(language, name))
  listed.forEach((fileName, index) => {
    if (!programs.includes(fileName))
      report(
        ['examples', index, 'name'],
        `the example "${manifest.examples[index]?.name ?? ''}" has no program ${folder}/${fileName}`,
        'add the program, or remove the example',
      )
  })
  for (const program of programs.filter((one) => !listed.includes(one)))
    errors.push(
      new ContentError(
        `${folder}/${program}`,
        undefined,
        `${file} does not list this program`,
        'add an example with its name and title, or remove the file',
      ),
    )
  errors.push(...missingKinds(language, manifest, file), ...missingLockFiles(root, language, manifest))

  for (const entry of entries) {
    const index = manifest.examples.findIndex(({ name }) => name === entry.name)
    for (const [group, key, value] of shownValues(entry))
      if (!occursIn(entry.code, value))
        report(
          ['examples', index, group, key],
          `${group}.${key} of "${entry.name}" is ${value}, which does not occur in ${entry.fileName}`,
          'write the value that the program uses, or remove the key',
        )
    entry.datasets.forEach((dataset, at) => {
      if (!fs.existsSync(path.join(root, `content/datasets/${dataset}.sql`)))
        report(
          ['examples', index, 'datasets', at],
          `unknown demo table "${dataset}"`,
          'use the name of a file in content/datasets without .sql',
        )
    })
  }
  return errors
}

/** Values of the manifest that have to occur in the code so that pages can replace them. */
function shownValues({ address, auth }: ClientExampleEntry): [group: string, key: string, value: string][] {
  return [
    ...(address
      ? ([
          ['address', 'host', address.host],
          ['address', 'port', String(address.port)],
        ] as [string, string, string][])
      : []),
    ...(auth
      ? ([
          ['auth', 'kid', auth.kid],
          ['auth', 'd', auth.d],
        ] as [string, string, string][])
      : []),
  ]
}

function missingKinds(
  { name: language, kinds }: ExampleLanguage,
  { examples }: ExampleManifest,
  file: string,
): ContentError[] {
  const names = examples.map(({ name }) => name)
  if (!names.some((name) => kindOf(name))) return []
  const missing = kinds.filter((kind) => !names.includes(kind))
  return missing.length === 0
    ? []
    : [
        new ContentError(
          file,
          undefined,
          `${language} has no example ${missing.join(', ')}`,
          `add a program and an example for each of: ${kinds.join(', ')}`,
        ),
      ]
}

function missingLockFiles(
  root: string,
  { name, lockFiles }: ExampleLanguage,
  { notRun }: ExampleManifest,
): ContentError[] {
  if (notRun !== undefined) return []
  return lockFiles
    .map((lockFile) => `${EXAMPLES_FOLDER}/${name}/${lockFile}`)
    .filter((file) => !fs.existsSync(path.join(root, file)))
    .map(
      (file) =>
        new ContentError(
          file,
          undefined,
          'the file is missing',
          'add it, so that every dependency of the programs has an exact version',
        ),
    )
}
