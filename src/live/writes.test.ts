import { expect, it } from 'vitest'
import { writes } from './writes'

it.each([
  'SELECT * FROM trades',
  'select 1',
  '-- the newest\nSELECT 1',
  '/* INSERT */ SELECT 1',
  'WITH x AS (SELECT 1) SELECT * FROM x',
  'DECLARE @n := 1 SELECT @n',
  'SHOW TABLES',
  'EXPLAIN UPDATE trades SET price = 1',
  'VALUES (1)',
  '(SELECT 1)',
  'trades',
  '"my table"',
  "'trades' LIMIT 3",
  'trades LATEST ON timestamp PARTITION BY symbol',
  'tables()',
  "SELECT 'DROP TABLE trades; insert'",
  'SELECT "insert" FROM t',
  '',
])('reads: %s', (sql) => expect(writes(sql)).toBe(false))

it.each([
  'DROP TABLE trades',
  'insert into t values (1)',
  'INSERT(1)',
  '/* SELECT */ TRUNCATE TABLE t',
  '-- SELECT\nDROP TABLE t',
  // both run: the server accepts them after WITH
  'WITH x AS (SELECT 1 a) INSERT INTO t SELECT * FROM x',
  'WITH x AS (SELECT 1 a) UPDATE t SET a = 2',
  'CREATE TABLE t AS (SELECT 1)',
  "COPY t FROM 'file.csv'",
  'ALTER SYSTEM SUSPEND ALL',
  'CANCEL QUERY 12',
  'CHECKPOINT CREATE',
  'VACUUM TABLE t',
  // the server's comments nest: it sees DROP as the first word
  '/* /* */ SELECT */ DROP TABLE t',
  '(DROP TABLE t)',
  '; DROP TABLE t',
  '$ SELECT',
])('may write: %s', (sql) => expect(writes(sql)).toBe(true))

it('is not misled by the names of built-in properties', () => {
  expect(writes('constructor')).toBe(false)
  expect(writes('__proto__ foo')).toBe(true)
})
