/** One step from an old list to a new one. */
export interface DiffStep<T> {
  sign: ' ' | '-' | '+'
  item: T
}

/** The shortest diff of two lists (longest common subsequence, for lists of a few hundred items). */
export function diffLists<T>(old: T[], now: T[], same: (a: T, b: T) => boolean): DiffStep<T>[] {
  // common[i][j]: length of the longest common subsequence of the first i old and the first j new items
  const common: number[][] = [now.map(() => 0)]
  const at = (i: number, j: number) => common[i]?.[j] ?? 0
  old.forEach((a, i) => {
    const row = [0]
    now.forEach((b, j) => row.push(same(a, b) ? at(i, j) + 1 : Math.max(at(i, j + 1), row[j] ?? 0)))
    common.push(row)
  })

  const steps: DiffStep<T>[] = []
  const [before, after] = [[...old], [...now]]
  while (before.length > 0 || after.length > 0) {
    const [i, j] = [before.length, after.length]
    const isCommon = i > 0 && j > 0 && at(i, j) > at(i - 1, j) && at(i, j) > at(i, j - 1)
    const takeNew = isCommon || (j > 0 && (i === 0 || at(i, j - 1) >= at(i - 1, j)))
    if (isCommon || !takeNew) {
      const items = before.splice(-1)
      if (!isCommon) for (const item of items) steps.unshift({ sign: '-', item })
    }
    if (takeNew) for (const item of after.splice(-1)) steps.unshift({ sign: isCommon ? ' ' : '+', item })
  }
  return steps
}

/** Removed lines with `-` and added lines with `+`, with two lines of context. */
export function diffLines(old: string[], now: string[]): string[] {
  return printSteps(diffLists(old, now, (a, b) => a === b))
}

const AROUND = 2
const MOST = 40

/** Prints the steps near a change and elides the rest; empty if nothing changed. */
export function printSteps(steps: DiffStep<string>[]): string[] {
  if (steps.every(({ sign }) => sign === ' ')) return []
  const isNear = steps.map((_, i) =>
    steps.slice(Math.max(0, i - AROUND), i + AROUND + 1).some(({ sign }) => sign !== ' '),
  )
  const lines = steps.flatMap(({ sign, item }, i) => {
    if (isNear[i]) return [`${sign} ${item}`]
    return i === 0 || isNear[i - 1] ? ['  …'] : []
  })
  return lines.length > MOST ? [...lines.slice(0, MOST), `  … ${lines.length - MOST} more lines`] : lines
}
