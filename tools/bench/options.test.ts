import { describe, expect, it } from 'vitest'
import { PARTS, readOptions } from './options'

describe('readOptions', () => {
  it('takes all measurements without any, and keeps their order', () => {
    expect(readOptions([]).parts).toEqual(PARTS)
    expect(readOptions(['edit', 'page']).parts).toEqual(['page', 'edit'])
  })

  it('reads sizes and counts', () => {
    expect(readOptions(['scale', '--sizes', '250,1000', '--lighthouse', '0'])).toMatchObject({
      sizes: [250, 1000],
      lighthouseRuns: 0,
    })
  })

  it('says what is wrong', () => {
    expect(() => readOptions(['pages'])).toThrow(/Unknown measurement "pages": use one of page, build/)
    expect(() => readOptions(['--loads', '0'])).toThrow(/--loads is "0": use an integer of at least 1/)
    expect(() => readOptions(['--sizes', '1000,'])).toThrow(/--sizes is ""/)
    expect(() => readOptions(['--compare-with', 'src'])).toThrow(
      /--compare-with is "src", which has no docs\/index.html/,
    )
  })
})
