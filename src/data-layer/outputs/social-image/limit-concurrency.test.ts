import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { limitConcurrency } from './limit-concurrency'

describe('limitConcurrency', () => {
  it('runs all work in order, never more at a time than allowed, also after a failure', async () => {
    const inTurn = limitConcurrency(2)
    let running = 0
    let most = 0
    const started: number[] = []
    const results = await Promise.allSettled(
      Array.from({ length: 7 }, (_, index) =>
        inTurn(async () => {
          started.push(index)
          most = Math.max(most, ++running)
          await sleep(2)
          running--
          if (index === 1) throw new Error('one fails')
          return index
        }),
      ),
    )
    expect(most).toBe(2)
    expect(started).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(results.filter((result) => result.status === 'fulfilled').map((result) => result.value)).toEqual([
      0, 2, 3, 4, 5, 6,
    ])
  })
})
