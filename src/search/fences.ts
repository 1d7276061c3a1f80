/** Separates the cells of a table's row in the text of a section. */
export const CELL_SEPARATOR = ' · '

/** Kind of a code block, guessed from its text. */
export type FenceKind = 'sql' | 'grammar' | 'drawing' | 'other'

// SQL on this site begins with a word in capitals, but so do Dockerfiles and HTTP requests
const SQL = /^(?:--.*\n)*(?!FROM |POST |HTTP)[A-Z]{4,}\s/
const DRAWING = /^(?:flowchart|graph|sequenceDiagram|stateDiagram)/

/** Shown in place of an empty cell, so that all rows of a table have the same number of cells. */
export const EMPTY_CELL = '–'

/** Beginning of the last line of a code block that shows an error, so that it isn't presented as an answer. */
const FAILS = '-- fails: '

/** The line to add to a code block that shows an error. */
export const failsWith = (message: string): string => `\n${FAILS}${message}`

/** The message of the error that a code block shows, if it shows one. */
export function errorOf(fence: string): string | undefined {
  const last = fence.split('\n').at(-1) ?? ''
  return last.startsWith(FAILS) ? last.slice(FAILS.length) : undefined
}

/** Code without the messages of errors, which the search knows otherwise. */
export const withoutErrors = (code: string): string =>
  code
    .split('\n')
    .filter((line) => !line.startsWith(FAILS))
    .join('\n')

/** Between the code blocks of a section: three empty lines, which no block has inside. */
export const FENCE_SEPARATOR = '\n\n\n\n'

/** Code blocks of a section. */
export function fencesOf(code: string): string[] {
  return code
    .split(/\n{4,}/)
    .map((fence) => fence.replace(/^\n+|\s+$/g, ''))
    .filter((fence) => fence !== '')
}

/** Kind of a code block; `grammar` is the syntax of a statement, and `drawing` the source of a diagram. */
export function fenceKind(fence: string): FenceKind {
  if (fence.includes(' ::= ')) return 'grammar'
  if (DRAWING.test(fence)) return 'drawing'
  return SQL.test(fence) ? 'sql' : 'other'
}
