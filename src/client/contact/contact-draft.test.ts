import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepDraft, readDraft, type Draft } from './contact-draft'

/** Stubs session storage with the same value for every key. */
function store(value: string | null): void {
  let kept = value
  vi.stubGlobal('sessionStorage', {
    getItem: () => kept,
    setItem: (_key: string, text: string) => (kept = text),
    removeItem: () => (kept = null),
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the kept draft', () => {
  it('comes back as it was kept, until it is forgotten', () => {
    const draft: Draft = { fields: { name: 'Ada', message: '' }, submission: 'a1' }
    store(null)
    keepDraft(draft)
    expect(readDraft()).toEqual(draft)
    keepDraft(undefined)
    expect(readDraft()).toBeUndefined()
  })

  it.each([
    null,
    '',
    'null',
    '0',
    'true',
    '"text"',
    '[]',
    '{}',
    '{',
    '{"fields":null}',
    '{"fields":"text"}',
    '{"fields":{"name":1}}',
    '{"fields":{"name":null}}',
    '{"fields":{"name":{}}}',
    '{"fields":{},"submission":1}',
    '{"fields":{},"submission":{}}',
    '{"__proto__":{"fields":{"name":"x"}}}',
  ])('is none for %s', (value) => {
    store(value)
    expect(readDraft()).toBeUndefined()
  })
})
