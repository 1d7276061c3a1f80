import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const blocked = (name: string) => {
  throw new DOMException('blocked', name)
}

/** A fresh copy of the module, because it remembers which failures it has logged. */
async function storageWith(localStorage: object) {
  vi.stubGlobal('window', { localStorage })
  vi.resetModules()
  return import('./storage')
}

describe('storage', () => {
  const warn = vi.fn()
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(warn.mockClear())
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('reads and writes', async () => {
    const kept = new Map<string, string>()
    const { readStored, writeStored } = await storageWith({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
    writeStored('a', '1')
    expect(readStored('a')).toBe('1')
    expect(readStored('b')).toBeNull()
    expect(warn).not.toHaveBeenCalled()
  })

  it('tells once that it cannot be read and once that it cannot be written', async () => {
    const { readStored, writeStored } = await storageWith({
      getItem: () => blocked('SecurityError'),
      setItem: () => blocked('QuotaExceededError'),
    })
    for (const key of ['a', 'b']) {
      expect(readStored(key)).toBeNull()
      writeStored(key, '1')
    }
    expect(warn.mock.calls.map(([line]) => line as string)).toEqual([
      'Browser storage could not be read; settings for this site are not saved:',
      'Browser storage could not be written; settings for this site are not saved:',
    ])
  })

  it('goes on where even asking for the storage fails', async () => {
    const { readStored } = await storageWith({})
    Object.defineProperty(window, 'localStorage', { get: () => blocked('SecurityError') })
    expect(readStored('a')).toBeNull()
    expect(warn).toHaveBeenCalledTimes(1)
  })
})
