import { expect, it } from 'vitest'
import { Tally } from './tally'

function newTally() {
  const said: string[] = []
  return { tally: new Tally((line) => said.push(line)), said }
}

const failure = (problem: string) => ({ file: 'p.mdx', line: 5, problem, detail: ['SELECT 1'] })

it('counts the failures of an example once, and prints each of them, with a blank line behind', () => {
  const { tally, said } = newTally()
  tally.fail([failure('first'), failure('second')])
  expect(tally).toMatchObject({ passed: 0, failed: 1 })
  expect(said).toEqual(['p.mdx:5: first', '    SELECT 1', 'p.mdx:5: second', '    SELECT 1', ''])
})

it('prints failures that are counted elsewhere without counting them', () => {
  const { tally, said } = newTally()
  tally.show([failure('first')])
  expect(tally.failed).toBe(0)
  expect(said).toEqual(['p.mdx:5: first', '    SELECT 1', ''])
})

it('counts what runs by language and what does not run by kind', () => {
  const { tally } = newTally()
  for (const language of ['bash', 'questdb-sql', 'questdb-sql']) tally.count(language)
  for (const kind of ['java', 'python', 'python']) tally.skip(kind)
  expect(Tally.list(tally.run)).toBe('2 questdb-sql, 1 bash')
  expect(Tally.list(tally.notRun)).toBe('2 python, 1 java')
})

it.each([
  ['the most frequent first', { java: 3, python: 12, go: 7 }, '12 python, 7 go, 3 java'],
  [
    'equally frequent ones by name',
    { go: 1, java: 2, c: 1, 'c++': 2, d: 1 },
    '2 c++, 2 java, 1 c, 1 d, 1 go',
  ],
  ['that there are none', {}, 'none'],
])('lists %s', (_, counts, text) => {
  expect(Tally.list(new Map(Object.entries(counts)))).toBe(text)
})
