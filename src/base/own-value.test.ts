import { expect, it } from 'vitest'
import { ownValue } from './own-value'

const table: Record<string, string> = { note: 'Note' }

it('finds what was put into a table', () => {
  expect(ownValue(table, 'note')).toBe('Note')
})

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'finds nothing for %s, which every object inherits',
  (name) => {
    expect(ownValue(table, name)).toBeUndefined()
  },
)
