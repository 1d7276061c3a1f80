import { dataTypes } from '@questdb/sql-grammar'
import { describe, expect, it } from 'vitest'
import { highlight } from '../markdown/code/highlight'
import { findLanguage } from '../markdown/code/languages'
import { colorSql } from './color-sql'

/** The words with a color as `class:word`. Operators aren't compared, because they remain plain in `colorSql`. */
const words = (pieces: readonly { text: string; className?: string | null }[]) =>
  pieces
    .filter(({ className }) => className)
    .flatMap(({ text, className }) =>
      text
        .trim()
        .split(/\s+/)
        .map((word) => `${className}:${word}`),
    )
    .filter((word) => /:'?\w/.test(word))

describe('colorSql', () => {
  it.each([
    "SELECT timestamp, first(price) AS open, sum(amount) AS volume\nFROM trades\nWHERE symbol = 'BTC-USDT' AND price > 10.5\nSAMPLE BY 15m FILL(PREV);",
    'CREATE TABLE trades (\n  ts TIMESTAMP,\n  symbol SYMBOL,\n  price DOUBLE,\n  size LONG,\n  note VARCHAR\n) TIMESTAMP(ts) PARTITION BY DAY WAL;',
    '-- one row for each symbol\nSELECT * FROM trades LATEST ON timestamp PARTITION BY symbol;',
    "INSERT INTO trades VALUES (now(), 'it', null, true);",
    'SELECT t.price, q.bid_1 FROM trades t ASOF JOIN quotes q ON (symbol) LIMIT -10;',
  ])('colors words like code blocks: %s', async (sql) => {
    const lines = await highlight(sql, findLanguage('questdb-sql')!)
    expect(words(colorSql(sql))).toEqual(words(lines.flat()))
  })

  it.each(dataTypes)('knows the type %s', (type) => {
    const name = type.toUpperCase()
    expect(colorSql(name)).toEqual([{ text: name, className: 'c6' }])
  })

  it('ends a string at its quote and not at a doubled one', () => {
    expect(colorSql("'it''s' x")).toEqual([
      { text: "'it''s'", className: 'c3' },
      { text: ' x', className: null },
    ])
  })

  it.each(["'open", '/* open', '', 'a--b', "''''", '1e9_x', 'é'.repeat(5)])('keeps all of %j', (sql) => {
    expect(
      colorSql(sql)
        .map(({ text }) => text)
        .join(''),
    ).toBe(sql)
  })
})
