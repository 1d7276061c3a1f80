/**
 * Formats a record as JSON for readable diffs: each result row, column, and line of a plan or response is on
 * its own line, and everything else is indented as usual.
 */
export function recordText(record: object): string {
  return `${print(record, '', '')}\n`
}

/** Lists that are printed with one item per line. */
const ONE_LINE_ITEMS = new Set(['columns', 'rows', 'lines'])

function print(value: unknown, indent: string, key: string): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const inner = `${indent}  `
  const isList = Array.isArray(value)
  const items = isList
    ? value.map((item) => (ONE_LINE_ITEMS.has(key) ? inline(item) : print(item, inner, '')))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(
          ([name, item]) =>
            `${JSON.stringify(name)}: ${isShort(name) ? inline(item) : print(item, inner, name)}`,
        )
  const [open, close] = isList ? '[]' : '{}'
  return items.length === 0
    ? `${open}${close}`
    : `${open}\n${inner}${items.join(`,\n${inner}`)}\n${indent}${close}`
}

function isShort(name: string): boolean {
  return name === 'statuses' || name === 'template'
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const members = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${inline(item)}`)
  return `{ ${members.join(', ')} }`
}
