import type { Content } from 'mdast'
import type { FenceMeta } from '../../records/fence-meta'
import type { ExampleRecord, RowsResult, ShellResponse, StatementRecord } from '../../records/record-format'
import { paragraph, rowsTable, text } from '../components/markdown-nodes'
import { shownStatements } from './shown-statements'
import { shownCount } from './table-result'
import { pointedMessage, responseText, statusText } from './text-results'

/** Returns the recorded result of an example as Markdown: what its page shows before the reader expands anything. */
export function markdownResult(example: ExampleRecord, { rows }: Pick<FenceMeta, 'rows'>): Content[] {
  const blocks =
    example.language === 'bash'
      ? responseBlocks(example.response)
      : shownStatements(example).flatMap((statement) => statementBlocks(statement, rows))
  if (blocks.length === 0 || example.volatile === undefined) return blocks
  return [...blocks, note(`Values vary between runs: ${example.volatile}.`)]
}

function responseBlocks(response: ShellResponse): Content[] {
  const status = statusText(response)
  return [...(status === '' ? [] : [note(status)]), ...textBlock(responseText(response))]
}

function statementBlocks(statement: StatementRecord, shownRows: number | undefined): Content[] {
  if (statement.kind === 'rows') return rowBlocks(statement, shownRows)
  if (statement.kind === 'plan') return textBlock(statement.lines.join('\n'))
  if (statement.kind === 'error') return textBlock(pointedMessage(statement))
  return []
}

function rowBlocks({ columns, rows, rowCount }: RowsResult, shownRows: number | undefined): Content[] {
  const shown = rows.slice(0, shownCount(rows.length, shownRows))
  const count =
    rowCount === 0 ? 'No rows' : rowCount > shown.length ? `${shown.length} of ${rowCount} rows` : ''
  return [
    rowsTable(
      columns.map(({ name }) => name),
      shown,
    ),
    ...(count === '' ? [] : [note(count)]),
  ]
}

const textBlock = (value: string): Content[] => (value === '' ? [] : [{ type: 'code', lang: 'text', value }])

const note = (value: string): Content => paragraph([{ type: 'emphasis', children: [text(value)] }])
