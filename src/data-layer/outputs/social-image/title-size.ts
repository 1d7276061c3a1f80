const SMALLEST = 46

/** Available sizes of a title in pixels, largest first, with the permitted number of lines. */
const STEPS = [
  { size: 92, lines: 1 },
  { size: 80, lines: 2 },
  { size: 66, lines: 3 },
  { size: 54, lines: 3 },
  { size: SMALLEST, lines: 3 },
] as const

/** Maximum number of lines of a title. */
export const TITLE_LINES = 3

/**
 * Returns the largest size in pixels at which a title fits into its permitted lines, and their number. A title that is
 * too long gets the smallest size, and the layout truncates it and breaks words wider than a line.
 *
 * @param title plain text
 * @param width available width in pixels
 */
export function titleSize(title: string, width: number): { size: number; lines: number } {
  for (const step of STEPS) {
    const lines = linesAt(title, width / step.size)
    if (lines !== undefined && lines <= step.lines) return { size: step.size, lines }
  }
  return { size: SMALLEST, lines: TITLE_LINES }
}

/**
 * Returns the number of lines after greedy wrapping; undefined if a single word is wider than the line. Widths in em.
 */
function linesAt(title: string, width: number): number | undefined {
  let lines = 1
  let used = 0
  for (const word of title.split(/\s+/)) {
    const length = wordWidth(word)
    if (length > width) return undefined
    const withSpace = used === 0 ? length : used + SPACE + length
    if (withSpace <= width) used = withSpace
    else {
      lines++
      used = length
    }
  }
  return lines
}

/**
 * Advance widths of Geist 600 in thousandths of an em, rounded up to a multiple of 30, from fonts/social-sans-600.ttf.
 * Characters that aren't listed count as the widest.
 */
const ADVANCES: readonly (readonly [advance: number, characters: string])[] = [
  [210, "'"],
  [240, ',.’'],
  [270, '!`i'],
  [300, 'Il|'],
  [330, '():;j'],
  [390, '"[]'],
  [420, '-r{}'],
  [450, '*1^ft'],
  [510, '/\\'],
  [540, '7~'],
  [570, '#+<=>_syz'],
  [600, '?FLTZaceuv–'],
  [630, '69EJYbdghknopqx'],
  [660, '$23458X…'],
  [690, '&0KPRS'],
  [720, 'ABDHUV'],
  [750, 'CGN'],
  [780, 'OQ'],
  [840, '%w'],
  [900, 'm'],
  [930, 'M—'],
  [960, '@'],
  [1020, 'W'],
]

const SPACE = 0.236
const WIDEST = 1.02
const WIDTHS = new Map(
  ADVANCES.flatMap(([advance, all]) => [...all].map((one) => [one, advance / 1000] as const)),
)

/** Returns the width of a word in em, never less than the actual one. */
function wordWidth(word: string): number {
  let width = 0
  for (const character of word) width += WIDTHS.get(character) ?? WIDEST
  return width
}
