/** Characters of a line that are read at a glance. */
const WIDTH = 80

/** Strings, punctuation, and everything else up to the next of them. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/g

/**
 * A line of JSON over several lines, lists and objects that are short on one line each; any other text as it is.
 * Only the space between values changes: numbers stay as the server wrote them, which JSON.parse would not guarantee.
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

/** A literal as it is written, or a list or object with the texts before its values ('' or `"key": `). */
type Node = string | { brackets: string; items: { key: string; value: Node }[] }

/** Takes one value from the front of the tokens. */
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

/** A value on one line. */
function flat(node: Node): string {
  if (typeof node === 'string') return node
  const [open, close] = node.brackets
  return `${open}${node.items.map(({ key, value }) => key + flat(value)).join(', ')}${close}`
}
