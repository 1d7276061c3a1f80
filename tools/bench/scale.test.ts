import { expect, it } from 'vitest'
import { judge } from './measurement'
import { growths } from './scale'

const build = (pages: number, cpu: number, memory: number) => ({ pages, spent: { cpu, memory, wall: cpu } })

it('takes three times the pages for three times the work, with a tenth more for chance', () => {
  const verdicts = (cpu: number, memory: number) =>
    growths([build(1000, 100, 700), build(3000, cpu, memory)])
      .map(judge)
      .map(({ verdict }) => verdict)
  expect(verdicts(329, 700)).toEqual(['ok', 'ok'])
  expect(verdicts(331, 2400)).toEqual(['over', 'over'])
  expect(growths([build(1000, 100, 700)])).toEqual([])
})
