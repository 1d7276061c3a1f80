/**
 * Bits of a mark, which encodes the fields of a section that contain a word. The two lowest bits count occurrences in
 * the text, because frequency matters slightly there.
 */
export const MARK = { code: 4, heading: 8, lead: 16, errors: 32, names: 64, title: 128 } as const

/** Number of occurrences in the text of a section, from the mark of a word: 0 to 2, or 3 for three or more. */
export function timesInText(mark: number): number {
  return mark & 3
}

/** Sections that contain a word, in ascending order, with their marks. */
export type Postings = ReadonlyMap<number, number>

/**
 * The packed form, as JSON carries it. Numbers are characters ({@link FIRST} is 0), so that small ones are one byte in
 * UTF-8, larger ones two, and any host's compression does the rest.
 */
export interface PackedPostings {
  /** Words in order; each line: count of characters shared with the line before (base 36), and the rest. */
  terms: string
  /** For each word: count of its sections, then the gaps between their numbers. */
  sections: string
  /** For each section of each word: its mark. */
  marks: string
}

/** The form in which postings are searched: the sections of term t are those from `starts[t]` to `starts[t + 1]`. */
export interface OpenPostings {
  terms: string[]
  starts: Uint32Array
  sections: Uint32Array
  marks: Uint8Array
}

/** Character that encodes 0: the one after the quotation mark, which JSON would escape. */
export const FIRST = 0x23

/** Highest number that can be encoded, because surrogates follow. */
const LAST = 0xd7ff - FIRST

/** @throws {RangeError} when there are more sections than a character can count */
export function packPostings(postings: ReadonlyMap<string, Postings>): PackedPostings {
  const lines: string[] = []
  const sections: number[] = []
  const marks: number[] = []
  let before = ''
  for (const term of [...postings.keys()].sort()) {
    const shared = sharedLength(before, term)
    lines.push(shared.toString(36) + term.slice(shared))
    before = term
    const places = [...(postings.get(term) ?? [])].sort(([a], [b]) => a - b)
    sections.push(places.length)
    let last = 0
    for (const [section, mark] of places) {
      sections.push(section - last)
      marks.push(mark)
      last = section
    }
  }
  return { terms: lines.join('\n'), sections: characters(sections), marks: characters(marks) }
}

/** The reverse of {@link packPostings}. */
export function openPostings({ terms, sections, marks }: PackedPostings): OpenPostings {
  const words: string[] = []
  for (const line of terms === '' ? [] : terms.split('\n')) {
    const shared = parseInt(line.charAt(0), 36)
    words.push((words.at(-1) ?? '').slice(0, shared) + line.slice(1))
  }
  const open: OpenPostings = {
    terms: words,
    starts: new Uint32Array(words.length + 1),
    sections: new Uint32Array(marks.length),
    marks: new Uint8Array(marks.length),
  }
  let from = 0
  let to = 0
  for (let term = 0; term < words.length; term++) {
    let count = sections.charCodeAt(from++) - FIRST
    for (let section = 0; count > 0; count--) {
      section += sections.charCodeAt(from++) - FIRST
      open.sections[to] = section
      open.marks[to] = marks.charCodeAt(to) - FIRST
      to++
    }
    open.starts[term + 1] = to
  }
  return open
}

/**
 * Encodes numbers as characters.
 * @throws {RangeError} if a number is too high
 */
export function characters(numbers: readonly number[]): string {
  return numbers
    .map((number) => {
      if (number > LAST)
        throw new RangeError(`${number} is more than ${LAST}, the most that the index can count`)
      return String.fromCharCode(number + FIRST)
    })
    .join('')
}

function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < 35 && length < a.length && length < b.length && a[length] === b[length]) length++
  return length
}
