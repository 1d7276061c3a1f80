import { describe, expect, it } from 'vitest'
import { canonicalCell, isFloating, sameCell } from './cells'

describe('isFloating', () => {
  it.each(['DOUBLE', 'FLOAT', 'DOUBLE[]', 'DOUBLE[][]'])('%s is', (type) => {
    expect(isFloating(type)).toBe(true)
  })

  it.each(['LONG', 'DECIMAL(18,2)', 'VARCHAR', 'DOUBLE PRECISION', 'NOT DOUBLE', 'DOUBLE[', ''])(
    '"%s" is not',
    (type) => {
      expect(isFloating(type)).toBe(false)
    },
  )
})

describe('sameCell', () => {
  it.each([
    ['DOUBLE', '1000000.000001', '1000000.000002'],
    ['DOUBLE', '1.0E-300', '1.000000000001E-300'],
    ['DOUBLE', '-2.5', '-2.5000000000001'],
    ['DOUBLE', '0.0', '-0.0'],
    ['FLOAT', '1.0', '1.000000000001'],
    ['DOUBLE[]', '[1.0,2.0]', '[1.000000000001,1.999999999999]'],
    ['DOUBLE[][]', '[[1.0],[null]]', '[[1.000000000001],[null]]'],
    ['DOUBLE', null, null],
    ['VARCHAR', 'a', 'a'],
  ])('takes %s %s and %s for the same', (type, a, b) => {
    expect(sameCell(type, a, b)).toBe(true)
    expect(sameCell(type, b, a)).toBe(true)
  })

  it.each([
    ['DOUBLE', '1.0', '1.0000000001'],
    ['DOUBLE', '1.0E-6', '1.1E-6'],
    ['DOUBLE', '1.0', '-1.0'],
    ['DOUBLE', '0.0', '1.0E-300'],
    ['DOUBLE', '1.0', null],
    ['DOUBLE', 'null', null],
    ['DOUBLE', '1.0', 'NaN'],
    ['DOUBLE', 'Infinity', '-Infinity'],
    ['DOUBLE[]', '[1.0,2.0]', '[1.0,2.1]'],
    ['DOUBLE[]', '[1.0,2.0]', '[1.1,2.0]'],
    ['DOUBLE[]', '[1.0,2.0]', '[1.0]'],
    ['DOUBLE[]', '[1.0]', '[1.0,2.0]'],
    ['DOUBLE[]', '[1.0,null]', '[null,1.0]'],
    ['DOUBLE[][]', '[[1.0,2.0]]', '[[1.0],[2.0]]'],
    ['VARCHAR', '1.0', '1.00'],
    ['VARCHAR', '', null],
    ['VARCHAR', 'null', null],
    ['LONG', '9007199254740993', '9007199254740992'],
    ['DECIMAL(38,12)', '1.000000000001', '1.000000000002'],
    ['TIMESTAMP', '2024-01-01T00:00:00.000001Z', '2024-01-01T00:00:00.000002Z'],
  ])('tells %s %s from %s', (type, a, b) => {
    expect(sameCell(type, a, b)).toBe(false)
    expect(sameCell(type, b, a)).toBe(false)
  })
})

describe('canonicalCell', () => {
  it.each([
    ['DOUBLE', '0.30000000000000004', '0.300000000'],
    ['DOUBLE', '-1234567.8912345', '-1234567.89'],
    ['DOUBLE[]', '[0.1,null,2.0]', '[0.100000000,null,2.00000000]'],
    ['DOUBLE', 'NaN', 'NaN'],
    ['DOUBLE', null, null],
    ['LONG', '1234567890123', '1234567890123'],
    ['VARCHAR', '0.30000000000000004', '0.30000000000000004'],
    ['VARCHAR', null, null],
  ])('%s %s', (type, cell, canonical) => {
    expect(canonicalCell(type, cell)).toBe(canonical)
  })
})
