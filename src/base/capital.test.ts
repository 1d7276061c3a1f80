import { expect, it } from 'vitest'
import { capital, uncapital } from './capital'

it('only the first letter changes', () => {
  expect(['rows per second', 'a', 'SQL', '1st', ''].map(capital)).toEqual([
    'Rows per second',
    'A',
    'SQL',
    '1st',
    '',
  ])
})

it('only the first letter of a text is lowered', () => {
  expect(['DocPage', 'A', 'sql', '1st', ''].map(uncapital)).toEqual(['docPage', 'a', 'sql', '1st', ''])
})
