/** Bit set of the characters of a word; characters outside the alphabet share bits. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/** Count of the bits that are set. */
export function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/** Maximum number of edits for a word of this length. */
export function editsAllowed(length: number): number {
  return length < 4 ? 0 : length < 7 ? 1 : 2
}

/** Rows of the distance table, reused because each keystroke compares thousands of words. */
const LONGEST = 64
const rows = [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)] as const

/**
 * Edits between what was typed and a word: letters too many, missing, wrong or exchanged with their neighbour
 * (Damerau and Levenshtein's distance, without a second change at the same place).
 * @param isBeginning what was typed may be the beginning of the word
 * @returns most + 1 when there are more than `most`, or when one is longer than 64 characters
 */
export function editDistance(typed: string, word: string, most: number, isBeginning: boolean): number {
  if (typed.length > LONGEST || word.length > LONGEST || typed.length - word.length > most) return most + 1
  if (!isBeginning && word.length - typed.length > most) return most + 1
  const end = isBeginning ? Math.min(word.length, typed.length + most) : word.length
  let [older, old, now]: Uint8Array[] = [...rows]
  if (!older || !old || !now) return most + 1
  for (let at = 0; at <= end; at++) old[at] = at
  for (let row = 1; row <= typed.length; row++) {
    let least = row
    now[0] = row
    for (let at = 1; at <= end; at++) {
      const letter = typed.charCodeAt(row - 1)
      const isSame = letter === word.charCodeAt(at - 1)
      let edits = Math.min((old[at - 1] ?? 0) + (isSame ? 0 : 1), (old[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1)
      const isExchanged =
        row > 1 &&
        at > 1 &&
        letter === word.charCodeAt(at - 2) &&
        typed.charCodeAt(row - 2) === word.charCodeAt(at - 1)
      if (isExchanged) edits = Math.min(edits, (older[at - 2] ?? 0) + 1)
      now[at] = edits
      if (edits < least) least = edits
    }
    if (least > most) return most + 1
    ;[older, old, now] = [old, now, older]
  }
  let edits = old[end] ?? 0
  if (isBeginning) for (let at = 0; at < end; at++) edits = Math.min(edits, old[at] ?? 0)
  return Math.min(edits, most + 1)
}
