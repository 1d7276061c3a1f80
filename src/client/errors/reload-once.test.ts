import { describe, expect, it } from 'vitest'
import { RELOAD_PAUSE, mayReload } from './reload-once'

function memory() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  return () => storage
}

describe('mayReload', () => {
  it('lets a page be loaded anew once within a minute', () => {
    const storage = memory()
    expect(mayReload('/a/', storage, 0)).toBe(true)
    expect(mayReload('/a/', storage, RELOAD_PAUSE - 1)).toBe(false)
    expect(mayReload('/a/', storage, RELOAD_PAUSE)).toBe(true)
  })

  it('lets another page be loaded anew', () => {
    const storage = memory()
    mayReload('/a/', storage, 0)
    expect(mayReload('/b/', storage, 1)).toBe(true)
  })

  it.each(['', ' ', '/a/', '/a/ x', '/a/ NaN', '/a/ 99999999999999', '/a/ -1', '{}'])(
    'is not kept from it by something else in storage: %s',
    (value) => {
      const kept = { getItem: () => value, setItem: () => undefined }
      expect(mayReload('/a/', () => kept, RELOAD_PAUSE)).toBe(true)
    },
  )

  it('never reloads where it cannot be remembered', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    const full = () => ({ getItem: () => null, setItem: blocked })
    expect(mayReload('/a/', blocked)).toBe(false)
    expect(mayReload('/a/', full)).toBe(false)
  })
})
