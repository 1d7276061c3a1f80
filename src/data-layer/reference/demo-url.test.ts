import { describe, expect, it } from 'vitest'
import { demoUrl } from './demo-url'

const url = (sql: string, tables = ['trades'], kind = 'rows') =>
  demoUrl({ language: 'questdb-sql', sql, kind, tables })

describe('demoUrl', () => {
  it('opens a query that only reads tables of the demo', () => {
    expect(url("SELECT * FROM trades WHERE symbol = 'a;b';")).toBe(
      "https://demo.questdb.io/?query=SELECT%20*%20FROM%20trades%20WHERE%20symbol%20%3D%20'a%3Bb'%3B&executeQuery=true",
    )
    expect(url('-- the last hour\nWITH x AS (SELECT 1) SELECT * FROM trades')).not.toBeNull()
    expect(url('trades')).not.toBeNull()
  })

  it.each([
    ['writes', 'INSERT INTO trades SELECT * FROM trades', ['trades'], 'ok'],
    ['reads another table', 'SELECT * FROM mine', ['mine'], 'rows'],
    ['reads none', 'SELECT 1', [], 'rows'],
    ['holds two statements', 'SELECT * FROM trades; SELECT 1', ['trades'], 'rows'],
    ['fails on purpose', 'SELECT nothing FROM trades', ['trades'], 'error'],
  ])('is null for SQL that %s', (_, sql, tables, kind) => {
    expect(url(sql, tables, kind)).toBeNull()
  })
})
