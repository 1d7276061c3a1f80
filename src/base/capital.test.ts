import { expect, it } from 'vitest'
import { capital } from './capital'

it('only the first letter changes', () => {
  expect(['rows per second', 'a', 'SQL', '1st', ''].map(capital)).toEqual([
    'Rows per second',
    'A',
    'SQL',
    '1st',
    '',
  ])
})
