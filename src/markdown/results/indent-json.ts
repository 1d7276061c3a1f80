/** Maximum length of a line that is easy to read, in characters. */
const WIDTH = 80

/** Matches strings, punctuation, and everything between them. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/g

/**
 * Formats a line of JSON over several lines, with short lists and objects on a single line each; any other text is
 * returned unchanged. Only the white space between values changes. JSON.parse isn't used because it could change
 * numbers.
 */
export function indentJson(line: string): string {
  if (line.length <= WIDTH || !/^[[{].*[\]}]$/.test(line)) return line
  try {
    JSON.parse(line)
  } catch {
    return line
  }
  return format(parse(line.match(TOKEN) ?? []), '')
}

/** A literal as written, or a list or object with the text before its values ('' or `"key": `). */
type Node = string | { brackets: string; items: { key: string; value: Node }[] }

/** Removes a value from the start of the tokens and returns it. */
function parse(tokens: string[]): Node {
  const first = tokens.shift() ?? ''
  if (first !== '[' && first !== '{') return first
  const items = []
  while (tokens[0] !== ']' && tokens[0] !== '}') {
    const key = tokens[1] === ':' ? `${tokens.splice(0, 2)[0] ?? ''}: ` : ''
    items.push({ key, value: parse(tokens) })
    if (tokens[0] === ',') tokens.shift()
  }
  return { brackets: first + (tokens.shift() ?? ''), items }
}

function format(node: Node, indent: string): string {
  const short = flat(node)
  if (typeof node === 'string' || indent.length + short.length <= WIDTH) return short
  const [open, close] = node.brackets
  const deeper = `${indent}  `
  const lines = node.items.map(({ key, value }) => deeper + key + format(value, deeper))
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}

/** Formats a value on a single line. */
function flat(node: Node): string {
  if (typeof node === 'string') return node
  const [open, close] = node.brackets
  return `${open}${node.items.map(({ key, value }) => key + flat(value)).join(', ')}${close}`
}
