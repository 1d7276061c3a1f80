import { describe, expect, it } from 'vitest'
import { editList } from './edit-list'

const LIST = '# Head\n- a: 1 # one\n  b: 2\n\n# about the second\n- a: 2\n- a: 3\n'
const without =
  (...gone: number[]) =>
  (entry: unknown) =>
    gone.includes((entry as { a: number }).a)

describe('editList', () => {
  it('removes entries and keeps every comment', () => {
    expect(editList(LIST, { remove: without(1) })).toBe('# Head\n\n# about the second\n- a: 2\n- a: 3\n')
    expect(editList(LIST, { remove: without(2) })).toBe(
      '# Head\n- a: 1 # one\n  b: 2\n\n# about the second\n- a: 3\n',
    )
    expect(editList('# Head\n- x\n- y\n', { remove: (entry) => entry === 'y' })).toBe('# Head\n- x\n')
  })

  it('adds an entry at the end', () => {
    expect(editList('# Head\n- a: 1\n', { remove: () => false, add: { a: 2, b: '/x/' } })).toBe(
      '# Head\n- a: 1\n- a: 2\n  b: /x/\n',
    )
  })

  it.each(['# Head\n[]\n', '# Head\n'])('begins a list that is empty', (text) => {
    expect(editList(text, { remove: () => true, add: { a: 1 } })).toBe('# Head\n- a: 1\n')
  })

  it('changes nothing where nothing is asked', () => {
    expect(editList(LIST, { remove: () => false })).toBe(LIST)
  })
})
