import { isSeq, LineCounter, parseDocument, stringify } from 'yaml'

/**
 * Edits a YAML file that is one list: removes entries, then adds one at its end. All other lines, comments among them,
 * stay as they are.
 */
export function editList(
  text: string,
  { remove, add }: { remove: (entry: unknown) => boolean; add?: unknown },
): string {
  const lines = new LineCounter()
  const { contents } = parseDocument(text, { lineCounter: lines })
  if (!isSeq(contents) || contents.flow)
    return add === undefined ? text : withoutList(text) + stringify([add])
  const entries: unknown[] = contents.toJSON()
  const gone = new Set<number>()
  contents.items.forEach((item, at) => {
    const { range } = item
    if (!remove(entries[at])) return
    // the value ends with its last character: what follows may be the comment of the next entry
    const last = lines.linePos(Math.max(range[0], range[1] - 1)).line
    for (let line = lines.linePos(range[0]).line; line <= last; line++) gone.add(line)
  })
  const kept = text
    .split('\n')
    .filter((_, at) => !gone.has(at + 1))
    .join('\n')
  return add === undefined ? kept : `${kept.trimEnd()}\n${stringify([add], { lineWidth: 0 })}`
}

/** The comments of a file whose list is empty: `[]`. */
function withoutList(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.startsWith('#'))
    .map((line) => `${line}\n`)
    .join('')
}
