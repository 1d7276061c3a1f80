import { expect, it } from 'vitest'
import { fragmentOfLines, textDirective } from './text-fragment'

it.each([
  [{ textStart: 'a, b & c' }, '#:~:text=a%2C%20b%20%26%20c'],
  [{ textStart: 'as-of (join)' }, '#:~:text=as%2Dof%20%28join%29'],
  [{ textStart: 'from', textEnd: 'to' }, '#:~:text=from,to'],
  [{ textStart: 'x', prefix: 'before', suffix: 'after' }, '#:~:text=before-,x,-after'],
  [{ textStart: 'x', textEnd: '', prefix: '', suffix: '' }, '#:~:text=x'],
])('%o is written as %s', (fragment, directive) => {
  expect(textDirective(fragment)).toBe(directive)
})

it('finds lines of code by the first and the last of them', () => {
  const code = 'SELECT a\n  FROM b\nWHERE c;'
  expect(fragmentOfLines(code, `before ${code} after`)).toEqual({
    textStart: 'SELECT a',
    textEnd: 'WHERE c;',
  })
  expect(fragmentOfLines('  FROM b', code)).toEqual({ textStart: 'FROM b' })
})

it('finds no line that is there twice, or is aligned by spaces', () => {
  expect(fragmentOfLines('FROM b', 'FROM b\nFROM b')).toBeUndefined()
  expect(fragmentOfLines('a    b', 'a    b')).toBeUndefined()
  expect(fragmentOfLines(' \n', 'x')).toBeUndefined()
})
