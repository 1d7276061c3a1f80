import { describe, expect, it } from 'vitest'
import { axisNumber, plainNumber, sameDecimals } from './numbers'

describe('axisNumber', () => {
  it.each([
    [100, 108_700, 108_500, '108,500'],
    [0.2, 1, 0.4, '0.4'],
    [0.25, 1, 0.25, '0.25'],
    [0.00005, 1.2, 1.18285, '1.18285'],
    [1e6, 6e6, 5e6, '5M'],
    [5e5, 2e6, 1.5e6, '1.5M'],
    [1e6, 6e6, 0, '0'],
    [0.5, 1, -0.5, '−0.5'],
  ])('with steps of %d up to %d writes %d as %s', (step, largest, value, text) => {
    expect(axisNumber(step, largest)(value)).toBe(text)
  })
})

describe('plainNumber', () => {
  it('keeps the value and drops what floating point added', () => {
    expect(plainNumber(108_201.31)).toBe('108,201.31')
    expect(plainNumber(0.30000000000000004)).toBe('0.3')
    expect(plainNumber(-2)).toBe('−2')
  })
})

describe('sameDecimals', () => {
  it('takes as many as the longest has', () => {
    expect([0.5, 0.36].map(sameDecimals([0.5, 0.36]))).toEqual(['0.50', '0.36'])
  })
})
