import { describe, expect, it } from 'vitest'
import { platformOf, type TellingNavigator } from './platform'

const machine = (platform: string, rest: Partial<TellingNavigator> = {}): TellingNavigator => ({
  platform,
  userAgent: 'Mozilla/5.0',
  maxTouchPoints: 0,
  ...rest,
})

describe('platformOf', () => {
  it.each([
    ['Linux x86_64', 'Linux'],
    ['Win32', 'Windows'],
    ['MacIntel', 'macOS'],
    ['FreeBSD amd64', null],
  ])('takes %s for %s', (platform, expected) => {
    expect(platformOf(machine(platform))).toBe(expected)
  })

  it('believes userAgentData where the old property says nothing', () => {
    expect(platformOf(machine('', { userAgentData: { platform: 'Windows' } }))).toBe('Windows')
  })

  it('has nothing for phones and tablets, whatever they say they are', () => {
    expect(platformOf(machine('Linux armv8l', { userAgentData: { platform: 'Android' } }))).toBeNull()
    expect(platformOf(machine('Linux aarch64', { userAgent: 'Mozilla/5.0 (Linux; Android 15)' }))).toBeNull()
    expect(platformOf(machine('MacIntel', { maxTouchPoints: 5 }))).toBeNull()
    expect(platformOf(machine('iPhone'))).toBeNull()
  })
})
