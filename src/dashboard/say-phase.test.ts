import { describe, expect, it } from 'vitest'
import { sayPhase } from './say-phase'

const live = { kind: 'live', staleAfter: 15_000 } as const
const recording = { kind: 'recording', staleAfter: Infinity } as const
const snapshot = { rows: {}, refusals: {}, newest: 1 }

describe('sayPhase', () => {
  it('never calls a recording live', () => {
    for (const phase of ['connecting', 'live', 'paused', 'ended'] as const)
      expect(sayPhase({ phase, problem: null, snapshot }, recording).label).not.toMatch(/live|connect/i)
    expect(sayPhase({ phase: 'live', problem: null, snapshot }, live).label).toBe('Live')
    expect(sayPhase({ phase: 'connected', problem: null, snapshot }, live).label).toBe('Connected')
  })

  it('says why it failed, and whether what is shown is old', () => {
    const state = { phase: 'failed', problem: 'no response within 4 s' } as const
    expect(sayPhase({ ...state, snapshot }, live).detail).toBe(
      'No response within 4 s. Showing the last rows received.',
    )
    expect(sayPhase({ ...state, snapshot: null }, live).detail).toBe('No response within 4 s.')
  })

  it('says how long nothing was newer', () => {
    expect(sayPhase({ phase: 'stale', problem: null, snapshot }, live).detail).toContain('15 s')
  })
})
