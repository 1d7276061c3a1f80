/** Spaces that remain of a run of columns that are empty on every line. */
const KEPT = 2

/**
 * A table drawn with `+`, `-` and `|`, without most of the columns of characters that are blank on every line: the table
 * that /imp returns is 116 characters wide, mostly spaces. Any other text is returned as it is.
 */
export function narrowTable(lines: readonly string[]): string[] {
  const drawn = lines.filter((line) => /^[+|]/.test(line))
  const width = Math.max(0, ...drawn.map((line) => line.length))
  if (drawn.length < 3 || !drawn[0]?.startsWith('+--') || drawn.some((line) => line.length !== width))
    return [...lines]
  let run = 0
  const isKept = Array.from({ length: width }, (_, at) => {
    run = drawn.every((line) => line[at] === ' ' || line[at] === '-') ? run + 1 : 0
    return run <= KEPT
  })
  return lines.map((line) => (/^[+|]/.test(line) ? [...line].filter((_, at) => isKept[at]).join('') : line))
}
