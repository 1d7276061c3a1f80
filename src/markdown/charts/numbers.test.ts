import { describe, expect, it } from 'vitest'
import { axisNumber, plainNumber, sameDecimals } from './numbers'

describe('axisNumber', () => {
  it.each([
    [100, 108_700, 108_500, '108,500'],
    [0.2, 1, 0.4, '0.4'],
    [0.25, 1, 0.25, '0.25'],
    [0.25, 1, 1, '1.00'],
    [2.5, 10, 5, '5.0'],
    [0.05, 1, 0.1, '0.10'],
    [0.001, 1, 0.002, '0.002'],
    [0.00005, 1.2, 1.18285, '1.18285'],
    [1e6, 6e6, 5e6, '5M'],
    [5e5, 2e6, 1.5e6, '1.5M'],
    [5e5, 2e6, 1e6, '1M'],
    [5e5, 2e6, 1.234e6, '1.2M'],
    [2.5e5, 1e6, 7.5e5, '0.75M'],
    [1e4, 1e6, 1.01e6, '1.01M'],
    [1e6, 6e6, 0, '0'],
    [1e6, 6e6, -2e6, '−2M'],
    [1e9, 3e9, 2e9, '2G'],
    [2e8, 1e9, 8e8, '0.8G'],
    [2e8, 9e8, 8e8, '800M'],
    [0.5, 1, -0.5, '−0.5'],
    [0.5, 1, 0, '0.0'],
  ])('with steps of %d up to %d writes %d as %s', (step, largest, value, text) => {
    expect(axisNumber(step, largest)(value)).toBe(text)
  })

  it('writes numbers in full where a unit would need three decimal places', () => {
    expect(axisNumber(1000, 1e6)(1_001_000)).toBe('1,001,000')
  })

  it('abbreviates only from a million on', () => {
    expect(axisNumber(1e5, 999_999)(5e5)).toBe('500,000')
    expect(axisNumber(1e5, 1e6)(5e5)).toBe('0.5M')
  })

  it.each([0, -1, Infinity, NaN])('writes whole numbers if the step is %d', (step) => {
    expect(axisNumber(step, 10)(5)).toBe('5')
  })
})

describe('plainNumber', () => {
  it('keeps the value and drops what floating point added', () => {
    expect(plainNumber(108_201.31)).toBe('108,201.31')
    expect(plainNumber(0.30000000000000004)).toBe('0.3')
    expect(plainNumber(-2)).toBe('−2')
    expect(plainNumber(0)).toBe('0')
  })
})

describe('sameDecimals', () => {
  it.each([
    [
      [0.5, 0.36],
      ['0.50', '0.36'],
    ],
    [
      [1200, 7],
      ['1,200', '7'],
    ],
    [
      [-0.25, 2],
      ['−0.25', '2.00'],
    ],
  ])('writes %j with as many decimals as the longest has', (values, texts) => {
    expect(values.map(sameDecimals(values))).toEqual(texts)
  })

  it('rounds other values to the same precision', () => {
    expect(sameDecimals([1.5, 2])(0.123)).toBe('0.1')
  })
})
