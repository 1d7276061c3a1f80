/** Number of spaces that remain of columns that are empty on every line. */
const KEPT = 2

/**
 * Removes most character columns that are empty on every line from a table drawn with `+`, `-`, and `|`. The table
 * returned by /imp is 116 characters wide and consists mostly of spaces. Any other text is returned unchanged.
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
