import { copyText } from '../shared/copy-text'
import { sayOnButton } from '../shared/say-briefly'

/** Shows the rows that are hidden initially. */
export function showAllRows(button: HTMLElement): void {
  const result = button.closest<HTMLElement>('.result')
  result?.classList.add('all')
  result?.querySelector<HTMLElement>('.result-scroll')?.focus()
}

/** Shows or hides the column types and the full timestamps of a result. */
export function toggleTypes(control: HTMLElement): void {
  const isShown = control.closest('.result')?.classList.toggle('types') ?? false
  if (control instanceof HTMLButtonElement) control.setAttribute('aria-pressed', String(isShown))
}

/** Copies a result table, all of its rows, as CSV or as a Markdown table. */
export async function copyResult(button: HTMLElement): Promise<void> {
  const rows = readTable(button.closest('.result'))
  sayOnButton(
    button,
    await copyText(button.dataset.copyResult === 'markdown' ? toMarkdown(rows) : toCsv(rows)),
  )
}

function readTable(result: Element | null): string[][] {
  return [...(result?.querySelectorAll('tr') ?? [])].map((row) => [...row.cells].map((cell) => textOf(cell)))
}

/** Name of a column, or an untruncated value. */
function textOf(cell: HTMLTableCellElement): string {
  if (cell.querySelector('.null')) return ''
  return (cell.tagName === 'TH' ? cell.firstChild?.textContent : cell.textContent) ?? ''
}

/** Formats rows as CSV (RFC 4180): values with a comma, a quote, or a line break are quoted. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const quote = (value: string) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
  return rows.map((row) => row.map(quote).join(',')).join('\n')
}

/** Formats rows as a table in GitHub Flavored Markdown, where a cell can't contain a line break. */
export function toMarkdown(rows: readonly (readonly string[])[]): string {
  const line = (row: readonly string[]) =>
    `| ${row.map((value) => value.replaceAll('|', '\\|').replace(/\s*\n/g, '<br>')).join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')
}
