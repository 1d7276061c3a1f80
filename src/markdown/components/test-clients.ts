import type { ClientExampleEntry } from '../../content/client-examples/entries'
import { findExampleLanguage, type ExampleLanguage } from '../../content/client-examples/languages'
import type { LanguageExamples } from '../../content/client-examples/read-language'
import type { ExampleRecord } from '../../content/client-examples/schemas'

/** A record as written by the runner. */
export const RECORD: ExampleRecord = {
  digest: 'digest',
  ranWith: { client: 'questdb 4.1.0', runtime: 'Go 1.26.8', server: 'QuestDB 9.0.1', date: '2026-11-22' },
  output: 'Sent 2 rows\n',
  queries: [],
}

function languageOf(name: string): ExampleLanguage {
  const language = findExampleLanguage(name)
  if (!language) throw new Error(`unknown language ${name}`)
  return language
}

/** Creates a recorded program. */
export function programEntry(
  lang: string,
  name: string,
  more: Partial<ClientExampleEntry> = {},
): ClientExampleEntry {
  const language = languageOf(lang)
  const fileName = `${name}.${language.extension}`
  return {
    language,
    label: language.label,
    name,
    kind: undefined,
    title: `Insert rows (${name})`,
    header: undefined,
    address: undefined,
    auth: undefined,
    queries: [],
    outputHidden: false,
    datasets: [],
    server: 'open',
    volatile: undefined,
    notRun: undefined,
    fileName,
    file: `content/examples/${lang}/${fileName}`,
    code: `code of ${lang} ${name}\n`,
    digest: 'digest',
    record: RECORD,
    isStale: false,
    ...more,
  }
}

/** Creates a language with these programs. */
export function languageWith(
  lang: string,
  examples: readonly ClientExampleEntry[],
  more: Partial<LanguageExamples> = {},
): LanguageExamples {
  return {
    language: languageOf(lang),
    manifest: undefined,
    lockFiles: [],
    examples,
    records: {},
    problems: [],
    recordProblems: [],
    ...more,
  }
}
