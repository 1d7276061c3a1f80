import { expect, it } from 'vitest'
import { similarNames } from './similar-names'

const NAMES = [
  'Materialized views',
  'Materialized view',
  'materialized_views',
  'SAMPLE BY',
  'Symbol',
  'Symbol',
  'row_number',
  'C++',
]

it.each([
  ['materalizedviw', ['Materialized view']],
  ['samplby', ['SAMPLE BY']],
  ['rownumbr', ['row_number']],
  ['simbol', ['Symbol']],
  ['zzzzqqqq', []],
  ['', []],
  ['?!', []],
  ['\ud800', []],
])('%s is like %s', (text, names) => {
  expect(similarNames(text, NAMES)).toEqual(names)
})
