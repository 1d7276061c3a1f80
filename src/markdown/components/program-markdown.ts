import type { Content } from 'mdast'
import { describeRecord } from '../../content/client-examples/check-example-records'
import type { ClientExampleEntry } from '../../content/client-examples/entries'
import { PROGRAMS } from '../../content/served-file'
import { madeFence } from '../code/made-fence'
import { parseMarkdown } from './parse-markdown'
import { programNotice } from './program-notice'
import { notRunText, ranWithLine, ranWithText } from './ran-with-text'

/**
 * Returns a program as Markdown: code, output, results of its queries, and the versions it ran with. With `withHeader`,
 * the header of its manifest comes first.
 */
export function programMarkdown(
  entry: ClientExampleEntry,
  {
    title = entry.title,
    code = entry.code,
    withHeader = false,
  }: { title?: string | undefined; code?: string; withHeader?: boolean } = {},
): Content[] {
  const { language, fileName, notRun } = entry
  const problem = describeRecord(entry)
  const record = problem === undefined ? entry.record : undefined
  return [
    ...(entry.header !== undefined && withHeader ? parseMarkdown(entry.header) : []),
    madeFence(language.name, title, code, {
      kind: 'program',
      fileName: fileName.slice(fileName.lastIndexOf('/') + 1),
      download: `${PROGRAMS.address}${language.name}/${fileName}`,
    }),
    ...(problem === undefined ? [] : [missing(entry, problem)]),
    ...(record && !entry.outputHidden && record.output.trim() !== ''
      ? [madeFence('text', 'Output', record.output, { kind: 'output' })]
      : []),
    ...entry.queries.map(({ title: asked, sql }, index) => {
      const result = record?.queries.at(index)
      return madeFence('questdb-sql', asked, sql, {
        kind: 'query',
        ...(record && result ? { result: { ...result, server: record.ranWith.server } } : {}),
      })
    }),
    ...(notRun === undefined ? [] : [ranWithLine(notRunText(notRun))]),
    ...(record ? [ranWithLine(versionsOf(entry, record.ranWith))] : []),
  ]
}

function versionsOf(
  { volatile }: ClientExampleEntry,
  ranWith: NonNullable<ClientExampleEntry['record']>['ranWith'],
): string {
  const sentence = ranWithText(ranWith)
  return volatile === undefined
    ? sentence
    : `${sentence} The output varies between runs: ${volatile.replace(/\.$/, '')}.`
}

function missing({ language, fileName }: ClientExampleEntry, problem: string): Content {
  const remedy = `run make programs LANGUAGE=${language.name} RECORD=1`
  return programNotice(`The program ${fileName} ${problem}. To show its output, ${remedy}.`)
}
