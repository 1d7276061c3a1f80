import { expect, it } from 'vitest'
import { indentJson } from './indent-json'

const LONG =
  '{"ddl":"OK","columns":[{"name":"a","type":"DOUBLE"}],"dataset":[[1.0,12345678901234567890],[2.50,null]],"count":2}'

it('puts a long line on several, and short lists on one each', () => {
  expect(indentJson(LONG)).toBe(`{
  "ddl": "OK",
  "columns": [{"name": "a", "type": "DOUBLE"}],
  "dataset": [[1.0, 12345678901234567890], [2.50, null]],
  "count": 2
}`)
})

it('changes nothing but the space between values', () => {
  const text = `{"text":"a,{b}: \\"c\\"","numbers":[1.0,1e5,-0.00],"more":"${'x'.repeat(70)}","empty":{},"none":[]}`
  expect(indentJson(text).replace(/\n\s*|(?<=[,:]) (?=["\d[{-])/g, '')).toBe(text)
})

it('leaves short lines and other texts alone', () => {
  expect(indentJson('{"a":1}')).toBe('{"a":1}')
  const csv = `[not json ${'x'.repeat(80)}]`
  expect(indentJson(csv)).toBe(csv)
})

it('breaks lines only if they are longer than 80 characters', () => {
  const line = (length: number) => `{"a":"${'x'.repeat(length - 8)}"}`
  expect(line(80)).toHaveLength(80)
  expect(indentJson(line(80))).toBe(line(80))
  expect(indentJson(line(81))).toBe(`{\n  "a": "${'x'.repeat(73)}"\n}`)
})

it('counts the indentation of nested values', () => {
  const inner = (length: number) => `[1, "${'x'.repeat(length - 7)}"]`
  const outer = (length: number) => indentJson(`["${'y'.repeat(80)}",${inner(length).replace(', ', ',')}]`)
  expect(outer(78)).toContain(`\n  ${inner(78)}\n]`)
  expect(outer(79)).toContain('\n  [\n    1,\n    "')
})

it.each(['[]', '{}'])('keeps an empty %s on its line', (empty) => {
  expect(indentJson(`{"a":${empty},"b":"${'x'.repeat(80)}"}`)).toContain(`{\n  "a": ${empty},\n  "b"`)
})

it.each(['null', '-1.50e-7', 'true', '"a \\"b\\": [1,2]"'])('keeps %s as written', (value) => {
  expect(indentJson(`{"a":${value},"b":"${'x'.repeat(80)}"}`)).toContain(`\n  "a": ${value},\n`)
})

it('leaves long text that only looks like JSON alone', () => {
  for (const text of [`x{"a":"${'x'.repeat(80)}"}`, `{"a":"${'x'.repeat(80)}"}x`, '1'.repeat(90)])
    expect(indentJson(text)).toBe(text)
})
