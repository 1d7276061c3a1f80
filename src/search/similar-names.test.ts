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

it('proposes the nearest first, and three at most', () => {
  const statements = ['ALTER TABLE', 'TABLE', 'CREATE TABLE', 'TABLES', 'DROP TABLE']
  expect(similarNames('drop tables', statements)).toEqual(['DROP TABLE', 'TABLES', 'TABLE'])
  expect(similarNames('tabl', ['tablea', 'tableb', 'tablec', 'tabled'])).toEqual([
    'tablea',
    'tableb',
    'tablec',
  ])
})

it('proposes what is asked itself, in any case', () => {
  expect(similarNames('sample by', NAMES)).toEqual(['SAMPLE BY'])
  expect(similarNames('ÜBERSICHT', ['Übersicht', 'Symbol'])).toEqual(['Übersicht'])
})
