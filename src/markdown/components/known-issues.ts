import type { Content } from 'mdast'
import { capital } from '../../base/capital'
import { ownValue } from '../../base/own-value'
import { bySeverity, type KnownIssue, type Reproduction } from '../../content/site/known-issues-schema'
import type { DataComponent } from './data-component'
import { component, link, paragraph, rowsTable, strong, text } from './markdown-nodes'
import { parseMarkdown } from './parse-markdown'

const UPSTREAM = 'https://github.com/questdb/questdb/issues/'

/**
 * `<KnownIssues />`: all issues in content/known-issues.yml, most severe first. Each is a collapsed block with a heading
 * whose anchor is the issue's id.
 */
export const knownIssues: DataComponent = {
  optional: [],
  expand({ context }) {
    const issues = bySeverity(context.site.knownIssues)
    if (issues.length === 0) return [paragraph([text('There are no known issues.')])]
    return issues.map(block)
  },
}

function block({ id, title, severity, symptom, workaround, ...issue }: KnownIssue): Content {
  return component('Details', { summary: title, note: severity }, [
    { type: 'heading', depth: 3, children: [text(title)], data: { hProperties: { id } } },
    ...parseMarkdown(symptom),
    ...parseMarkdown(`**Workaround:** ${workaround}`),
    facts(issue),
    paragraph([strong('Reproduction')]),
    ...reproduction(issue.reproduction, issue.affects),
  ])
}

/** Versions, the upstream report, and the affected pages. */
function facts({ affects, upstream, pages }: Pick<KnownIssue, 'affects' | 'upstream' | 'pages'>) {
  const seeAlso = pages.flatMap((route, at) => [
    text(at === 0 ? ' · See ' : ', '),
    link(labelOf(route), route),
  ])
  return paragraph([
    text(`Affects ${affects.join(', ')}`),
    ...(upstream === undefined ? [] : [text(' · '), link(`questdb#${upstream}`, `${UPSTREAM}${upstream}`)]),
    ...seeAlso,
  ])
}

/** What is added to the last part of a route, by the folder of the page. */
const KINDS: Readonly<Record<string, string>> = { function: ' functions', operators: ' operators' }

/** `ALTER TABLE ADD COLUMN` for /docs/reference/sql/alter-table-add-column/, `Text functions`, or `Import CSV`. */
function labelOf(route: string): string {
  const [name = '', folder = ''] = route.split('/').filter(Boolean).reverse()
  const words = (name === 'overview' ? `${folder} ${name}` : name).replaceAll('-', ' ')
  if (folder === 'sql') return words.toUpperCase()
  const label = `${words}${ownValue(KINDS, folder) ?? ''}`.replace(/\b(?:csv|ilp|php|rest|uuid)\b/g, (one) =>
    one.toUpperCase(),
  )
  return capital(label)
}

function reproduction(
  { datasets, sql, shell, ...seen }: Reproduction,
  affects: readonly string[],
): Content[] {
  return [
    ...(datasets ? [paragraph([text(`Demo tables: ${datasets.join(', ')}.`)])] : []),
    // not as examples, because their results are recorded in content/known-issues.yml rather than in the record of the
    // page
    shell === undefined
      ? { type: 'code', lang: 'questdb-sql', meta: 'foreign="QuestDB SQL"', value: sql ?? '' }
      : { type: 'code', lang: 'text', value: shell },
    ...outcome(seen, `In QuestDB ${affects.join(', ')}, the`),
  ]
}

function outcome(
  { columns = [], rows, error, prints }: Pick<Reproduction, 'columns' | 'rows' | 'error' | 'prints'>,
  the: string,
): Content[] {
  const sentence = (end: string) => paragraph([text(`${the} ${end}`)])
  const lines = (value: string): Content => ({ type: 'code', lang: 'text', value })
  if (rows) return [sentence('result is:'), rowsTable(columns, rows)]
  if (prints) return [sentence('output contains:'), lines(prints.join('\n'))]
  if (error === undefined) return [sentence('last statement terminates the server process.')]
  if (error === '') return [sentence('last statement fails without a message.')]
  return [sentence('last statement fails with:'), lines(error)]
}
