import { expect, it } from 'vitest'
import { MARK, openPostings, packPostings, timesInText, type PackedPostings, type Postings } from './postings'

const back = (postings: ReadonlyMap<string, Postings>) => {
  // as a browser gets it
  const open = openPostings(JSON.parse(JSON.stringify(packPostings(postings))) as PackedPostings)
  return new Map(
    open.terms.map((term, at) => [
      term,
      new Map(
        [...open.sections.slice(open.starts[at], open.starts[at + 1])].map((section, place) => [
          section,
          open.marks[(open.starts[at] ?? 0) + place] ?? 0,
        ]),
      ),
    ]),
  )
}

it('what was packed comes out again', () => {
  const postings = new Map<string, Postings>([
    [
      'partit',
      new Map([
        [0, MARK.title],
        [7, 3],
        [4000, MARK.code | 1],
      ]),
    ],
    [
      'partition_by',
      new Map([
        [57, 2],
        [58, 255],
      ]),
    ],
    ['"quoted\\', new Map([[50_000, 1]])],
    ['µs', new Map([[92, 1]])],
    [`${'a'.repeat(59)}b`, new Map([[1, 1]])],
    [`${'a'.repeat(59)}c`, new Map([[1, 1]])],
  ])
  expect(back(postings)).toEqual(postings)
})

it('nothing comes out of nothing', () => {
  expect(back(new Map()).size).toBe(0)
})

it('says so when there are too many sections', () => {
  expect(() => packPostings(new Map([['a', new Map([[60_000, 1]])]]))).toThrow(RangeError)
})

it('keeps apart how often a word stands in the text and where else it stands', () => {
  expect(timesInText(MARK.title | MARK.code | 2)).toBe(2)
})
