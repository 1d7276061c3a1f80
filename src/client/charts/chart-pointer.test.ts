import { afterEach, expect, it, vi } from 'vitest'
import { followPointer } from './chart-pointer'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A chart without drawings, which shows no values. */
const emptyChart = () =>
  ({
    addEventListener: () => undefined,
    querySelectorAll: () => [],
    closest: () => null,
  }) as unknown as HTMLElement

it('adds one listener to the document, however many charts follow the pointer', () => {
  const listeners = new Set<(event: unknown) => void>()
  const remove = vi.fn()
  vi.stubGlobal('document', {
    // a set, because browsers ignore a listener that was added before
    addEventListener: (_: string, listener: (event: unknown) => void) => listeners.add(listener),
    querySelectorAll: () => [{ remove }],
  })
  const at = { clientX: 0 } as MouseEvent
  followPointer(emptyChart(), at)
  followPointer(emptyChart(), at)
  expect(listeners.size).toBe(1)
  const press = (chart: HTMLElement | null) => {
    for (const listener of listeners) listener({ target: { closest: () => chart } })
  }
  press(emptyChart())
  expect(remove).not.toHaveBeenCalled()
  press(null)
  expect(remove).toHaveBeenCalledOnce()
})
