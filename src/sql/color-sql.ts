/** A piece of code, with the class of its color (styles/content/code.css), or null for plain text. */
export interface ColoredPiece {
  text: string
  className: string | null
}

/** Data types, including all of QuestDB's grammar package, which a test compares. */
const TYPES =
  'ARRAY|BINARY|BOOLEAN|BYTE|CHAR|DATE|DECIMAL|DOUBLE|FLOAT|GEOHASH|INT|INTERVAL|IPV4|LONG|LONG128|LONG256|SHORT|' +
  'STRING|SYMBOL|TIMESTAMP|TIMESTAMP_NS|UUID|VARCHAR'

/** The groups in the order of CLASSES. A word in capitals is a keyword, because all examples write keywords like this. */
const TOKEN = new RegExp(
  [
    String.raw`(--.*|/\*[^]*?\*/)`,
    String.raw`('(?:[^']|'')*')`,
    String.raw`((?<![\w.@])\d[\w.]*|\b(?:true|false|null|NULL)\b)`,
    // the clause that names the designated timestamp isn't a type
    `\\b(?!TIMESTAMP\\()(${TYPES})\\b`,
    String.raw`\b([A-Z][A-Z_]+\b)`,
    String.raw`\b([A-Za-z_]\w*)(?=\()`,
  ].join('|'),
  'g',
)

/** Comment, string, constant, type, keyword, function. */
const CLASSES = ['c1', 'c3', 'c4', 'c6', 'c2', 'c5']

/**
 * Colors SQL approximately, for places without the grammar of code blocks, which needs Shiki. The pieces together are
 * the whole text.
 */
export function colorSql(sql: string): ColoredPiece[] {
  const pieces: ColoredPiece[] = []
  let end = 0
  for (const match of sql.matchAll(TOKEN)) {
    if (match.index > end) pieces.push({ text: sql.slice(end, match.index), className: null })
    const group = match.slice(1).findIndex(Boolean)
    pieces.push({ text: match[0], className: CLASSES[group] ?? null })
    end = match.index + match[0].length
  }
  if (end < sql.length) pieces.push({ text: sql.slice(end), className: null })
  return pieces
}
