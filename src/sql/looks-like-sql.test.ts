import { describe, expect, it } from 'vitest'
import { looksLikeSql } from './looks-like-sql'

describe('looksLikeSql', () => {
  it.each([
    ['text', 'SELECT * FROM trades'],
    ['text', "-- prices\nINSERT INTO trades VALUES ('x')"],
    ['bash', 'CREATE TABLE t (x INT);'],
    ['', 'with a as (select 1) select * from a'],
    ['text', 'ALTER MATERIALIZED VIEW v RESUME WAL'],
    ['text', 'SELECT now();'],
    ['sql', 'anything'],
    ['postgresql', 'anything'],
  ])('finds SQL in a fence of %s: %s', (language, code) => {
    expect(looksLikeSql(language, code)).toBe(true)
  })

  it.each([
    ['text', 'Select the table from the list, then press Enter'],
    ['text', 'Update finished in 3 s'],
    ['text', 'with 3 rows'],
    ['bash', 'psql -h localhost -c "SELECT * FROM trades"'],
    ['python', 'SELECT = 1'],
    ['java', 'SELECT * FROM trades'],
    ['ebnf', "select ::= 'SELECT' column 'FROM' table"],
  ])('leaves a fence of %s alone: %s', (language, code) => {
    expect(looksLikeSql(language, code)).toBe(false)
  })
})
