import { expect, test } from 'vitest'
import { withLimitOfCpu } from './page'

test("a page may use 0.35 of the CPU of upstream's page", () => {
  expect(withLimitOfCpu({ name: 'cpu', subject: '/docs/', value: 200 }, 1000).most).toBe(350)
})

test('a limit in milliseconds is scaled to the speed of the machine', () => {
  const dashboard = { name: 'cpu', subject: '/dashboards/crypto/', value: 900, most: 500 } as const
  expect(withLimitOfCpu(dashboard, 1020).most).toBe(1000)
})

test('other limits stay as they are', () => {
  expect(withLimitOfCpu({ name: 'script', subject: '/', value: 90, most: 170 }, 1020).most).toBe(170)
})
