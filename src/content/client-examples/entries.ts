import fs from 'node:fs'
import path from 'node:path'
import { ownValue } from '../../base/own-value'
import { exampleDigest, type SourceFile } from './digest'
import {
  EXAMPLES_FOLDER,
  SERVER_OF_KIND,
  fileNameOf,
  kindOf,
  type ClientKind,
  type ExampleLanguage,
  type ProgramServer,
} from './languages'
import type { ExampleManifest, ExampleRecord } from './schemas'

/** A program with its properties from the manifest. */
export interface ClientExampleEntry {
  language: ExampleLanguage
  /** Label of the tab. */
  label: string
  /** `from-conf`, `pgwire/pool` */
  name: string
  kind: ClientKind | undefined
  title: string
  /** Markdown above the code. */
  header: string | undefined
  address: { host: string; port: number } | undefined
  auth: { kid: string; d: string; x?: string | undefined; y?: string | undefined } | undefined
  /** Queries that run after the program. */
  queries: readonly { title: string; sql: string }[]
  /** Whether the page omits the program's output. */
  outputHidden: boolean
  /** Demo tables to load before the program runs. */
  datasets: readonly string[]
  server: ProgramServer
  /** Reason why the output varies between runs. */
  volatile: string | undefined
  /** Reason why the program isn't run. */
  notRun: string | undefined
  /** Path relative to the language's folder: `plain.go`, `pgwire/Pool.java`. */
  fileName: string
  /** Path relative to the root. */
  file: string
  code: string
  /** The digest that the record must have; see {@link exampleDigest}. */
  digest: string
  /** The record, even if the program has changed since; see `isStale`. */
  record: ExampleRecord | undefined
  /** Whether the record belongs to a different version of the program. */
  isStale: boolean
}

/** Returns the programs of a manifest; those without a file are omitted. */
export function entriesOf(
  language: ExampleLanguage,
  manifest: ExampleManifest,
  folder: string,
  lockFiles: readonly SourceFile[],
  records: Readonly<Record<string, ExampleRecord>> = {},
): ClientExampleEntry[] {
  return manifest.examples.flatMap((example) => {
    const fileName = fileNameOf(language, example.name)
    const file = path.join(folder, fileName)
    if (!fs.existsSync(file)) return []
    const code = fs.readFileSync(file, 'utf8')
    const kind = kindOf(example.name)
    const queries = example.queries ?? []
    const digest = exampleDigest(code, lockFiles, queries)
    const record = ownValue(records, example.name)
    return [
      {
        language,
        label: manifest.label,
        name: example.name,
        kind,
        title: example.title,
        header: example.header,
        address: example.address,
        auth: example.auth,
        queries,
        outputHidden: example.output === 'hidden',
        datasets: example.datasets ?? [],
        server: example.server ?? (kind ? SERVER_OF_KIND[kind] : 'open'),
        volatile: example.volatile,
        notRun: example.notRun ?? manifest.notRun,
        fileName,
        file: `${EXAMPLES_FOLDER}/${language.name}/${fileName}`,
        code,
        digest,
        record,
        isStale:
          record !== undefined && (record.digest !== digest || record.queries.length !== queries.length),
      },
    ]
  })
}
