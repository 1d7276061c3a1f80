import { expect, it } from 'vitest'
import { parseYaml } from './yaml-source'

const FILE = 'content/site/site.yml'

it('gives each caller a value of its own, although a text is parsed once', () => {
  const first = parseYaml(FILE, 'names: [a, b]')
  ;(first.value as { names: string[] }).names.push('c')
  const second = parseYaml(FILE, 'names: [a, b]')
  expect(second.value).toEqual({ names: ['a', 'b'] })
  expect(second.document).toBe(first.document)
})

it('parses a text again after it changed, and after it was invalid', () => {
  parseYaml(FILE, 'name: a')
  expect(parseYaml(FILE, '\nname: b').value).toEqual({ name: 'b' })
  expect(parseYaml(FILE, '\nname: b').lineOf(['name'])).toBe(2)
  for (let time = 0; time < 2; time++)
    expect(() => parseYaml(FILE, 'name: "b')).toThrow(`${FILE}:1: the YAML is invalid`)
  expect(parseYaml(FILE, 'name: a').lineOf(['name'])).toBe(1)
})

it('counts lines from where the text starts in the file', () => {
  expect(parseYaml(FILE, 'name: a', 1).lineOf(['name'])).toBe(1)
  expect(parseYaml(FILE, 'name: a', 2).lineOf(['name'])).toBe(2)
})

it('finds the line of a key whose value is a list or a text on the next lines, and of an item', () => {
  const source = parseYaml(FILE, 'lists:\n  - a\n  - names:\n      - b\ntext:\n  long')
  expect(source.lineOf(['lists'])).toBe(1)
  expect(source.lineOf(['lists', 0])).toBe(2)
  expect(source.lineOf(['lists', 1, 'names'])).toBe(3)
  expect(source.lineOf(['lists', 1, 'names', 0])).toBe(4)
  expect(source.lineOf(['text'])).toBe(5)
})

it('gives what is missing the line of the nearest entry around it', () => {
  const source = parseYaml(FILE, 'name: a\nlists:\n  - names: [b]')
  expect(source.lineOf(['lists', 0, 'title'])).toBe(3)
  expect(source.lineOf(['lists', 4])).toBe(2)
  expect(source.lineOf(['title'])).toBe(1)
})
