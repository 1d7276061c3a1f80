import { describe, expect, it } from 'vitest'
import { copiedText } from './copied-text'

describe('copiedText', () => {
  it('is the code itself where nothing is removed', () => {
    expect(copiedText('a\n\n  b', { deleted: [] })).toBe('a\n\n  b')
  })

  it('leaves removed lines out', () => {
    expect(copiedText('one\ntwo\nthree\nfour', { deleted: [1, 3] })).toBe('two\nfour')
  })
})
