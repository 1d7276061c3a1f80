import { describe, expect, it } from 'vitest'
import { parseFenceMeta } from './fence-meta'
import { compareFlags, toFlags } from './record-flags'

describe('toFlags', () => {
  it.each([
    ['', {}],
    ['setup', { setup: true }],
    ['unordered', { unordered: true }],
    ['volatile="depends on the clock"', { volatile: 'depends on the clock' }],
    ['template="table=trades"', { template: { table: 'trades' } }],
    [
      'setup unordered volatile="random" template="a=1,b=2"',
      { setup: true, unordered: true, volatile: 'random', template: { a: '1', b: '2' } },
    ],
    ['title="Last price" {2} numbers rows=5 error="no" dataset="trades" chart="line"', {}],
  ])('stores what affects the result of a fence with %s', (meta, flags) => {
    expect(toFlags(parseFenceMeta(meta))).toStrictEqual(flags)
  })
})

describe('compareFlags', () => {
  it.each([
    {},
    { setup: true as const },
    { unordered: true as const, volatile: 'random', template: { table: 'trades' }, knownFailure: 'slow' },
  ])('accepts %o', (flags) => {
    expect(compareFlags(flags, structuredClone(flags))).toBeUndefined()
    expect(compareFlags({ ...flags, setup: undefined }, { ...flags, setup: undefined })).toBeUndefined()
  })

  it('takes a flag that is undefined for one that is not there', () => {
    expect(compareFlags({}, { setup: undefined, knownFailure: undefined })).toBeUndefined()
  })

  it.each([
    [{}, { setup: true as const }, ['+ setup: true']],
    [{ unordered: true as const }, {}, ['- unordered: true']],
    [{ volatile: 'clock' }, { volatile: 'random' }, ['- volatile: "clock"', '+ volatile: "random"']],
    [
      { template: { table: 'trades' } },
      { template: { table: 'fx' } },
      ['- template: {"table":"trades"}', '+ template: {"table":"fx"}'],
    ],
    [{ knownFailure: 'a bug' }, {}, ['- knownFailure: "a bug"']],
    [
      { setup: true as const, volatile: 'clock' },
      { setup: true as const },
      ['  setup: true', '- volatile: "clock"'],
    ],
  ])('shows what changed between %o and %o', (recorded, actual, detail) => {
    expect(compareFlags(recorded, actual)).toEqual({
      problem: 'its flags differ from the recorded ones',
      detail,
    })
  })

  it('compares nothing else of an example', () => {
    const example = { setup: true as const, index: 0, sql: 'SELECT 1' }
    expect(compareFlags(example, { ...example, index: 1, sql: 'SELECT 2' } as typeof example)).toBeUndefined()
  })
})
