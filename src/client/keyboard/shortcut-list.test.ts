import { expect, it } from 'vitest'
import { SHORTCUT_KEYS } from './install-shortcuts'
import { SHORTCUTS } from './shortcut-list'

const listed = SHORTCUTS.flatMap(([, shortcuts]) => shortcuts.flatMap(({ keys }) => keys))

it('listens to the keys that the sheet lists, and to no others', () => {
  // a slash is the search button's own
  const keys = new Set(listed.flatMap((key) => key.split(' ')).filter((key) => key !== '/'))
  const printable = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))
  expect(printable.filter((key) => SHORTCUT_KEYS.test(key))).toEqual([...keys].toSorted())
})

it('gives each key one meaning', () => {
  expect(new Set(listed).size).toBe(listed.length)
})
