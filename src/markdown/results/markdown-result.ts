import type { Content } from 'mdast'
import type { FenceMeta } from '../../records/fence-meta'
import type { Cell, ExampleRecord, RowsResult, StatementRecord } from '../../records/record-format'
import { paragraph, table, text } from '../components/markdown-nodes'
import { shownStatements } from './shown-statements'
import { SHOWN_ROWS } from './table-result'
import { pointedMessage, responseText } from './text-results'

/** Returns the recorded result of an example as Markdown: what its page shows before the reader expands anything. */
export function markdownResult(example: ExampleRecord, { rows }: Pick<FenceMeta, 'rows'>): Content[] {
  const blocks =
    example.language === 'bash'
      ? textBlock(responseText(example.response))
      : shownStatements(example).flatMap((statement) => statementBlocks(statement, rows))
  if (blocks.length === 0 || example.volatile === undefined) return blocks
  return [...blocks, note(`Values vary between runs: ${example.volatile}.`)]
}

function statementBlocks(statement: StatementRecord, shownRows = SHOWN_ROWS): Content[] {
  if (statement.kind === 'rows') return rowBlocks(statement, shownRows)
  if (statement.kind === 'plan') return textBlock(statement.lines.join('\n'))
  if (statement.kind === 'error') return textBlock(pointedMessage(statement))
  return []
}

function rowBlocks({ columns, rows, rowCount }: RowsResult, shownRows: number): Content[] {
  if (rowCount === 0) return [note('No rows')]
  const shown = rows.slice(0, shownRows)
  return [
    rowsTable(columns, shown),
    ...(rowCount > shown.length ? [note(`${shown.length} of ${rowCount} rows`)] : []),
  ]
}

/** Creates a table of recorded rows. A cell of a Markdown table can't contain line breaks. */
export function rowsTable(columns: readonly { name: string }[], rows: readonly Cell[][]): Content {
  const line = (cells: readonly Cell[]) =>
    cells.map((cell) => [text((cell ?? 'null').replace(/\s*\n\s*/g, ' '))])
  return table([line(columns.map(({ name }) => name)), ...rows.map(line)])
}

const textBlock = (value: string): Content[] => (value === '' ? [] : [{ type: 'code', lang: 'text', value }])

const note = (value: string): Content => paragraph([{ type: 'emphasis', children: [text(value)] }])
