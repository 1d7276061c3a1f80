import { expect, it } from 'vitest'
import { LIVE_HOURS, dashboardStatements } from './live-dashboard'

it('moves the demo trades so that 60 hours are in the past and the rest in the future', () => {
  const now = Date.UTC(2026, 0, 10, 12)
  const [trades = '', book = ''] = dashboardStatements(now)
  const moved = Number(/dateadd\('s', (-?\d+), timestamp\)/.exec(trades)?.[1])
  const hoursFrom = (day: number) => (Date.UTC(2025, 6, day) + moved * 1000 - now) / 3_600_000
  expect(hoursFrom(1)).toBe(-60)
  expect(hoursFrom(4)).toBe(LIVE_HOURS)
  expect(LIVE_HOURS).toBe(12)
  expect(book).toContain("timestamp > '2026-01-10T11:00:00.000Z'")
})
