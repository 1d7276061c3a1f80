import { expect, it } from 'vitest'
import { nearNames } from './near-names'

it.each([
  ['titel', ['description', 'title', 'tags'], 'title'],
  ['summry', ['summary', 'note'], 'summary'],
  ['symobl', ['symbol', 'array'], 'symbol'],
  ['choose-capacity', ['capacity', 'choose-a-capacity', 'choose'], 'choose-a-capacity'],
  ['symbol-type', ['symbol', 'types'], 'symbol'],
  ['Rules', ['roles', 'rules'], 'rules'],
])('%s among %j means %s', (wrong, names, right) => {
  expect(nearNames(wrong, names)).toEqual([right])
})

it.each([
  ['symboll', ['array', 'indexes', 'partitions']],
  ['zebra', ['array', 'tags']],
  ['', ['a', 'title']],
  ['é', ['title']],
])('%j means none of %j', (wrong, names) => {
  expect(nearNames(wrong, names, 5)).toEqual([])
})

it('several near names are sorted by likeness, each once, up to the requested number', () => {
  const names = ['limits-2', 'limit', 'limits', 'limits', 'rules']
  expect(nearNames('limits', names, 5)).toEqual(['limits', 'limits-2', 'limit'])
  expect(nearNames('limits', names, 2)).toEqual(['limits', 'limits-2'])
})
