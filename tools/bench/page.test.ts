import { expect, test } from 'vitest'
import { withLimitsOfCpu } from './page'
import type { Measurement } from './measurement'

const limitsOf = (measurements: Measurement[]) => withLimitsOfCpu(measurements).map(({ most }) => most)

test('a page may use 0.35 of its CPU upstream, or of the lightest upstream page if it has no counterpart', () => {
  const both = [
    { name: 'cpu', subject: '/docs/', value: 200, upstream: 1000 },
    { name: 'cpu', subject: '/docs/long/', value: 300, upstream: 2000 },
    { name: 'cpu', subject: '/', value: 200 },
  ] as const
  expect(limitsOf([...both])).toEqual([350, 700, 350])
})

test('a limit in milliseconds is scaled to the speed of the machine', () => {
  const measured: Measurement[] = [
    { name: 'cpu', subject: '/docs/', value: 200, upstream: 1020 },
    { name: 'cpu', subject: '/dashboards/crypto/', value: 900, most: 500 },
    { name: 'script', subject: '/', value: 90, most: 170 },
  ]
  expect(limitsOf(measured).slice(1)).toEqual([1000, 170])
})

test('without upstream, limits stay as they are', () => {
  expect(limitsOf([{ name: 'cpu', subject: '/', value: 200, most: 500 }])).toEqual([500])
})
