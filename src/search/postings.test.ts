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
  const last = (section: number) => new Map([['a', new Map([[section, 1]])]])
  expect(back(last(55_260))).toEqual(last(55_260))
  expect(() => packPostings(last(55_261))).toThrow(RangeError)
  expect(() => packPostings(last(55_261))).toThrow(
    '55261 is more than 55260, the most that the index can count',
  )
})

it('puts words and sections in order', () => {
  const open = openPostings(
    packPostings(
      new Map([
        [
          'table',
          new Map([
            [9, MARK.title],
            [3, 2],
          ]),
        ],
        ['key', new Map([[5, 1]])],
      ]),
    ),
  )
  expect(open.terms).toEqual(['key', 'table'])
  expect([...open.starts]).toEqual([0, 1, 3])
  expect([...open.sections]).toEqual([5, 3, 9])
  expect([...open.marks]).toEqual([1, 2, MARK.title])
})

it('omits the beginning that a word shares with the word before', () => {
  const words = ['partit', 'partition_by', 'party', 'table', 'tables']
  const { terms } = packPostings(new Map(words.map((word) => [word, new Map([[0, 1]])])))
  expect(terms.split('\n')).toEqual(['0partit', '6ion_by', '4y', '0table', '5s'])
})

it('omits 35 characters at most, so that their count is one character', () => {
  const long = 'a'.repeat(40)
  const { terms } = packPostings(new Map([`${long}b`, `${long}c`].map((word) => [word, new Map([[0, 1]])])))
  expect(terms.split('\n')).toEqual([`0${long}b`, 'zaaaaac'])
})

it('keeps apart how often a word stands in the text and where else it stands', () => {
  expect(timesInText(MARK.title | MARK.code | 2)).toBe(2)
})
