import { expect, it } from 'vitest'
import { shortenTimes } from './shorten-times'

const shown = (...values: (string | null)[]) => {
  const short = shortenTimes(values)
  return values.map((value) => (value === null || !short ? value : short.divide(value).shown))
}

it('omits units that are zero on every row', () => {
  expect(shown('2025-07-01T09:00:00.000000Z', '2025-07-02T10:30:00.000000Z')).toEqual([
    '2025-07-01T09:00',
    '2025-07-02T10:30',
  ])
  expect(shown('2025-07-01T09:00:00.000000Z', '2025-07-02T09:00:07.000000Z')).toEqual([
    '2025-07-01T09:00:00',
    '2025-07-02T09:00:07',
  ])
  expect(shown('2025-07-01T09:00:00.120000Z', '2025-07-02T09:00:07.000000Z')).toEqual([
    '2025-07-01T09:00:00.120',
    '2025-07-02T09:00:07.000',
  ])
})

it('shows days as dates', () => {
  expect(shown('2025-07-01T00:00:00.000000Z', null, '2025-07-02T00:00:00.000000Z')).toEqual([
    '2025-07-01',
    null,
    '2025-07-02',
  ])
  expect(shown('2025-07-01T00:00:00.000Z')).toEqual(['2025-07-01'])
})

it('moves a date that all rows share out of the rows', () => {
  const values = ['2025-07-01T09:00:00.000000Z', '2025-07-01T09:15:00.000000Z']
  expect(shown(...values)).toEqual(['09:00', '09:15'])
  expect(shortenTimes(values)?.date).toBe('2025-07-01')
})

it('keeps the date of a single row, and of rows that are all the same', () => {
  expect(shown('2025-07-01T09:00:00.000000Z')).toEqual(['2025-07-01T09:00'])
  expect(shown('2025-07-01T09:00:00.000000Z', '2025-07-01T09:00:00.000000Z')).toEqual([
    '2025-07-01T09:00',
    '2025-07-01T09:00',
  ])
})

it('loses nothing: the parts add up to the value', () => {
  for (const value of [
    '2025-07-01T09:00:00.000001Z',
    '2025-07-01T00:00:00.000000Z',
    '1969-12-31T23:59:59.5Z',
  ]) {
    const parts = shortenTimes([value])?.divide(value)
    if (parts) expect(parts.before + parts.shown + parts.after).toBe(value)
  }
  const mixed = ['2025-07-01T09:00:00.000001Z', '2025-07-01T09:00:00.000000Z']
  const short = shortenTimes(mixed)
  expect(mixed.map((value) => short?.divide(value)).map((p) => `${p?.before}${p?.shown}${p?.after}`)).toEqual(
    mixed,
  )
})

it('leaves other texts alone', () => {
  expect(shortenTimes(['2025-07-01T09:00:00.000000Z', 'later'])).toBeUndefined()
  expect(shortenTimes([null])).toBeUndefined()
})

it.each([
  ['2025-07-01T09:00:00.000000000Z', '2025-07-01T09:00'],
  ['2025-07-01T09:00:00.000000001Z', '2025-07-01T09:00:00.000000001'],
  ['2025-07-01T09:00:00.000001000Z', '2025-07-01T09:00:00.000001'],
  ['2025-07-01T09:00:00.100Z', '2025-07-01T09:00:00.100'],
  ['2025-07-01T09:00:01.000Z', '2025-07-01T09:00:01'],
  ['2025-07-01T00:01:00.000Z', '2025-07-01T00:01'],
  ['-2025-07-01T09:00:00.000Z', '-2025-07-01T09:00'],
  ['12025-07-01T09:00:00.000Z', '12025-07-01T09:00'],
])('shows %s as %s', (value, text) => {
  expect(shown(value)).toEqual([text])
})

it('shows as many decimals as the most precise row needs', () => {
  expect(shown('2025-07-01T09:00:00.100000Z', '2025-07-02T09:00:00.000001Z')).toEqual([
    '2025-07-01T09:00:00.100000',
    '2025-07-02T09:00:00.000001',
  ])
})

it('keeps dates that differ, also if all times are the same', () => {
  const values = ['2025-07-01T09:00:00.000000Z', '2025-07-02T09:00:00.000000Z']
  expect(shortenTimes(values)?.date).toBeUndefined()
})

it('tells which part is common to all rows', () => {
  const values = ['2025-07-01T09:00:00.000000Z', null, '2025-07-01T09:15:00.000000Z']
  expect(shortenTimes(values)?.divide(values[0]!)).toEqual({
    before: '2025-07-01T',
    shown: '09:00',
    after: ':00.000000Z',
  })
})

it.each(['2025-07-01', '2025-07-01T09:00:00Z', 'x2025-07-01T09:00:00.000Z', '2025-07-01T09:00:00.000Zx', ''])(
  'leaves a column with the text "%s" alone',
  (text) => {
    expect(shortenTimes([text])).toBeUndefined()
  },
)
