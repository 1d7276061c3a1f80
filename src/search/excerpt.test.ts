import { expect, it } from 'vitest'
import { excerptOf } from './excerpt'

const words = (text: string, ...terms: string[]) => {
  const pieces = excerptOf({ text, code: 'SELECT  zebra\nFROM zoo' }, new Set(terms))
  return {
    text: pieces.map((piece) => piece.text).join(''),
    marked: pieces.filter((one) => one.marked).map((one) => one.text),
  }
}

it('shows the part where the words stand together, with each form of them marked', () => {
  const text = `Partition once. ${'Other words come here. '.repeat(20)}Drop old partitions: dropping a partition frees disk.`
  const excerpt = words(text, 'drop', 'partit')
  expect(excerpt.marked).toEqual(expect.arrayContaining(['Drop']))
  expect(excerpt.text).toMatch(/^… .*Drop old partitions/)
})

it('begins at the beginning where nothing is found', () => {
  expect(words('A short text.', 'lion')).toEqual({ text: 'A short text.', marked: [] })
})

it('takes the code where the words stand there only', () => {
  expect(words('A short text.', 'zebra')).toEqual({ text: 'SELECT zebra FROM zoo', marked: ['zebra'] })
})
