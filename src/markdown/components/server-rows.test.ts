import { describe, expect, it } from 'vitest'
import { readServerRows } from './server-rows'

describe('rows that the server returned as CSV', () => {
  it('have the names of their columns and null for empty cells', () => {
    expect(readServerRows('"sensor","value"\r\n"s1",21.5\r\n"s2",\r\n')).toEqual({
      columns: [
        { name: 'sensor', type: '' },
        { name: 'value', type: '' },
      ],
      rows: [
        ['s1', '21.5'],
        ['s2', null],
      ],
    })
  })

  it('may contain quotes, commas, and line breaks', () => {
    const text = '"ddl"\n"CREATE TABLE ""t"" (\n  a INT, b INT\n)"'
    expect(readServerRows(text)?.rows).toEqual([['CREATE TABLE "t" (\n  a INT, b INT\n)']])
  })

  it.each([
    ['two results', '"a"\ntrue\n\n"b","c"\n1,2\n'],
    ['a message after the rows', '"a","b"\n1,2\n\nConnection refused'],
    ['CSV of another program', 'sensor,value\ns1,21.5\n'],
    ['a header only', '"a","b"\n'],
    ['JSON', '{"a": 1}'],
    ['nothing', ''],
  ])('are not %s', (_, text) => {
    expect(readServerRows(text)).toBeUndefined()
  })
})
