import { describe, expect, it } from 'vitest'
import { usedNames } from './used-names'

const known = {
  functions: [
    'avg',
    'typeOf',
    'first',
    '+',
    '-',
    '<<=',
    'and',
    'in',
    'cast',
    'switch',
    '!=',
    'tables',
    'pg_catalog.age',
    'pg_class',
  ],
  keywords: [
    'SELECT',
    'FROM',
    'SAMPLE',
    'BY',
    'ASOF',
    'JOIN',
    'AS',
    'WITH',
    'INSERT',
    'INTO',
    'CREATE',
    'TABLE',
    'IF',
    'NOT',
    'EXISTS',
    'CASE',
  ],
}
const used = (sql: string) => usedNames(sql, known)

describe('usedNames', () => {
  it('finds called functions, spelled as the server spells them, and no columns of the same name', () => {
    expect(used('SELECT AVG(price), typeof(x), first FROM t').functions).toEqual(['avg', 'typeOf'])
  })

  it('finds operators, also those that have another spelling', () => {
    expect(used('SELECT a + b, c <> d, e::int WHERE ip <<= x AND y IN (1)').functions).toEqual([
      '!=',
      '+',
      '<<=',
      'and',
      'cast',
      'in',
    ])
    expect(used('SELECT a << b').functions).toEqual([])
  })

  it('takes nothing out of texts, comments and quoted names', () => {
    expect(used(`SELECT 'avg(x) FROM y', "avg" /* avg(1) */ FROM t -- avg(2)`)).toEqual({
      tables: ['t'],
      functions: [],
      keywords: ['FROM', 'SELECT'],
    })
  })

  it('finds tables that are read and written, but not what WITH defines', () => {
    expect(
      used('WITH day AS (SELECT * FROM trades) SELECT * FROM day ASOF JOIN "core price"').tables,
    ).toEqual(['core price', 'trades'])
    expect(used('CREATE TABLE IF NOT EXISTS fills (a INT)').tables).toEqual(['fills'])
    expect(used('SELECT extract(hour FROM ts) FROM fills').tables).toEqual(['fills'])
    expect(used('INSERT INTO fills VALUES (1)').tables).toEqual(['fills'])
  })

  it('takes functions in the place of a table for functions', () => {
    expect(used('SELECT * FROM tables()')).toMatchObject({ tables: [], functions: ['tables'] })
    expect(used('SELECT * FROM pg_class')).toMatchObject({ tables: [], functions: ['pg_class'] })
    expect(used('SELECT pg_catalog.age(1)').functions).toEqual(['pg_catalog.age'])
  })

  it.each(['constructor', '__proto__', 'toString'])('takes %s for a name like any other', (name) => {
    expect(used(`SELECT * FROM ${name}`)).toEqual({
      tables: [name],
      functions: [],
      keywords: ['FROM', 'SELECT'],
    })
  })

  it('finds keywords in any spelling', () => {
    expect(used('select x from t sample by 1h').keywords).toEqual(['BY', 'FROM', 'SAMPLE', 'SELECT'])
  })
})
