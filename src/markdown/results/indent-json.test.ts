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
