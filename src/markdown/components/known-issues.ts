import type { Content } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { bySeverity, type KnownIssue, type Reproduction } from '../../content/site/known-issues-schema'
import type { DataComponent } from './data-component'
import { link, paragraph, strong, table, text } from './markdown-nodes'
import { parseMarkdown } from './parse-markdown'

const UPSTREAM = 'https://github.com/questdb/questdb/issues/'

/**
 * `<KnownIssues />`: all issues in content/known-issues.yml, most severe first: a table of contents, followed by a
 * section for each issue, whose anchor is the issue's id.
 */
export const knownIssues: DataComponent = {
  optional: [],
  expand({ context }) {
    const issues = bySeverity(context.site.knownIssues)
    if (issues.length === 0) return [paragraph([text('No issues are known.')])]
    const contents = table([
      [[text('Issue')], [text('Severity')], [text('Affects')]],
      ...issues.map(({ id, title, severity, affects }) => [
        [link(title, `#${id}`)],
        [text(severity)],
        [text(affects.join(', '))],
      ]),
    ])
    return [contents, ...issues.flatMap(section)]
  },
}

function section({ id, title, symptom, workaround, ...issue }: KnownIssue): Content[] {
  return [
    { type: 'heading', depth: 3, children: [text(title)], data: { hProperties: { id } } },
    facts(issue),
    ...parseMarkdown(symptom),
    ...parseMarkdown(`**Workaround:** ${workaround}`),
    folded('Reproduction', reproduction(issue.reproduction, issue.affects)),
  ]
}

/** Severity, versions, the upstream report, and the affected pages. */
function facts({
  severity,
  affects,
  upstream,
  pages,
}: Pick<KnownIssue, 'severity' | 'affects' | 'upstream' | 'pages'>) {
  const seeAlso = pages.flatMap((route) => [text(' · '), link(labelOf(route), route)])
  return paragraph([
    strong(`${severity.charAt(0).toUpperCase()}${severity.slice(1)} severity`),
    text(` · affects ${affects.join(', ')}`),
    ...(upstream === undefined ? [] : [text(' · '), link(`questdb#${upstream}`, `${UPSTREAM}${upstream}`)]),
    ...seeAlso,
  ])
}

/** `reference/sql/where` for /docs/reference/sql/where/. */
function labelOf(route: string): string {
  return route.replace(/^\/(?:docs\/)?|\/$/g, '')
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
    ...outcome(seen, `On ${affects.join(', ')}, the`),
  ]
}

function outcome(
  { columns = [], rows, error, prints }: Pick<Reproduction, 'columns' | 'rows' | 'error' | 'prints'>,
  the: string,
): Content[] {
  const sentence = (end: string) => paragraph([text(`${the} ${end}`)])
  const lines = (value: string): Content => ({ type: 'code', lang: 'text', value })
  if (rows)
    return [
      sentence('answer is:'),
      table([columns, ...rows].map((cells) => cells.map((cell) => [text(cell ?? 'null')]))),
    ]
  if (prints) return [sentence('output contains:'), lines(prints.join('\n'))]
  if (error === undefined) return [sentence('last statement ends the server process.')]
  if (error === '') return [sentence('last statement fails without a message.')]
  return [sentence('last statement fails with:'), lines(error)]
}

function folded(summary: string, children: Content[]): Content {
  const element: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'Details',
    attributes: [{ type: 'mdxJsxAttribute', name: 'summary', value: summary }],
    children: children as MdxJsxFlowElement['children'],
  }
  return element
}
