import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { speedsOf } from '../../dashboard/speed'
import { keepSpeed, readSpeed } from './kept-speed'

const RECORDING = { clockSeconds: 300, pollSeconds: 3 }

beforeEach(() => {
  const kept = new Map<string, string>()
  const page = {
    location: new URL('https://example.com/?endpoint=x#rsi'),
    history: {
      state: { key: '1' },
      replaceState: vi.fn((_state: unknown, _title: string, url: URL) => {
        page.location = url
      }),
    },
  }
  vi.stubGlobal('window', {
    get location() {
      return page.location
    },
    history: page.history,
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  })
})
afterEach(() => void vi.unstubAllGlobals())

it('offers half and three times the speed of the recording', () => {
  expect(speedsOf(RECORDING)).toEqual([50, 100, 300])
})

it('remembers a speed, but not one that the recording does not offer', () => {
  expect(readSpeed(RECORDING)).toBe(100)
  keepSpeed(300)
  expect(readSpeed(RECORDING)).toBe(300)
  expect(window.location.href).toBe('https://example.com/?endpoint=x&speed=300#rsi')
  keepSpeed(7)
  expect(readSpeed(RECORDING)).toBe(100)
})

it('falls back to the speed of the recording if storage is blocked', () => {
  vi.stubGlobal('window', {
    location: new URL('https://example.com/'),
    history: { state: null, replaceState: () => undefined },
  })
  keepSpeed(300)
  expect(readSpeed(RECORDING)).toBe(100)
})
