/** One step from an old list to a new one. */
export interface DiffStep<T> {
  sign: ' ' | '-' | '+'
  item: T
}

/** The shortest way from one list to another (longest common subsequence; for lists of a few hundred items). */
export function diffLists<T>(old: T[], now: T[], same: (a: T, b: T) => boolean): DiffStep<T>[] {
  const width = now.length + 1
  const lengths = new Uint32Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      lengths[i * width + j] = same(old[i]!, now[j]!)
        ? lengths[(i + 1) * width + j + 1]! + 1
        : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!)

  const steps: DiffStep<T>[] = []
  let i = 0
  let j = 0
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && same(old[i]!, now[j]!)) {
      steps.push({ sign: ' ', item: now[j]! })
      i++
      j++
    } else if (
      j < now.length &&
      (i === old.length || lengths[i * width + j + 1]! > lengths[(i + 1) * width + j]!)
    ) {
      steps.push({ sign: '+', item: now[j++]! })
    } else {
      steps.push({ sign: '-', item: old[i++]! })
    }
  }
  return steps
}

/** Lines that went with `-`, lines that came with `+`, with two lines around them. */
export function diffLines(old: string[], now: string[]): string[] {
  return printSteps(diffLists(old, now, (a, b) => a === b))
}

const AROUND = 2
const MOST = 40

/** Prints the steps near a change, the rest elided; nothing if nothing changed. */
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
