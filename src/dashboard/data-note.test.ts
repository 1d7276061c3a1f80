import { expect, it } from 'vitest'
import type { DashboardData } from './dashboard-data'
import { dataNote, dataTag } from './data-note'

const facts = {
  notes: {
    recording: 'Generated, QuestDB @engine@ on @recorded@',
    live: 'A server',
    demo: 'Generated, a server',
  },
  recording: {
    engine: '9.0.1',
    recordedOn: '2026-11-23',
    replayFrom: '2025-07-03T21:00:00Z',
  },
} as DashboardData

it('names the day of a replay, and says live only of a server', () => {
  expect(dataTag(facts, 'recording')).toBe('Replay · July 3, 2025')
  expect(dataTag(facts, 'live')).toBe('Live')
  expect(dataTag(facts, 'demo')).toBe('Live')
  expect(dataNote(facts, 'recording')).toBe('Generated, QuestDB 9.0.1 on November 23, 2026')
  expect(dataNote(facts, 'live')).toBe('A server')
  expect(dataNote(facts, 'demo')).toBe('Generated, a server')
})
