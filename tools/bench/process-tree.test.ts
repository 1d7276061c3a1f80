import { describe, expect, it } from 'vitest'
import { parseStat, treeOf, TreeWatch, type ProcessStat } from './process-tree'

const LINE =
  '4242 (node (worker) 1) S 4200 4200 4200 0 -1 4194560 87654 0 3 0 1234 56 0 0 20 0 11 0 987654 1100000000 25000 18446744073709551615 1 1 0'

const one = (pid: number, parent: number, given: Partial<ProcessStat> = {}): ProcessStat => ({
  pid,
  parent,
  session: 1,
  ticks: 10,
  residentPages: 100,
  ...given,
})

describe('parseStat', () => {
  it('finds the fields behind a name that holds spaces and parentheses', () => {
    expect(parseStat(LINE)).toEqual({
      pid: 4242,
      parent: 4200,
      session: 4200,
      ticks: 1290,
      residentPages: 25_000,
    })
  })

  it('takes nothing else for such a line', () => {
    expect(parseStat('')).toBeUndefined()
    expect(parseStat('1 (x) S 1')).toBeUndefined()
  })
})

describe('treeOf', () => {
  it('holds descendants at any depth, orphans of the session, and nobody else', () => {
    const all = [one(5, 1), one(50, 5), one(500, 50), one(7, 1), one(70, 7), one(9, 1, { session: 5 })]
    expect(treeOf(5, all).map(({ pid }) => pid)).toEqual([5, 50, 500, 9])
  })

  it('does not follow a circle for ever', () => {
    expect(treeOf(5, [one(6, 8), one(8, 6)])).toEqual([])
  })
})

describe('TreeWatch', () => {
  it('keeps the CPU of processes that ended, and the highest memory of all together', () => {
    const watch = new TreeWatch(5)
    watch.look([one(5, 1, { ticks: 10, residentPages: 100 }), one(6, 5, { ticks: 50, residentPages: 900 })])
    watch.look([one(5, 1, { ticks: 40, residentPages: 300 }), one(7, 5, { ticks: 5, residentPages: 100 })])
    expect(watch.cpuTicks).toBe(40 + 50 + 5)
    expect(watch.peakPages).toBe(1000)
  })
})
