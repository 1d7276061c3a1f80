import { describe, expect, it } from 'vitest'
import { declared, fillSql, quoted } from './panel-sql'

const SQL = `DECLARE
  @symbol := 'BTC-USDT',
  @step := 5m,
  @to := '2025-07-04T00:00:00Z'
WITH closes AS (
  SELECT timestamp, last(price) close
  FROM trades
  WHERE symbol = @symbol AND timestamp < @to
  SAMPLE BY @step
)
SELECT * FROM closes;`

describe('fillSql', () => {
  it('changes declared values and nothing else', () => {
    expect(fillSql(SQL, { symbol: quoted('ETH-USDT'), to: 'now()', rows: '5' })).toBe(
      SQL.replace("'BTC-USDT'", "'ETH-USDT'").replace("'2025-07-04T00:00:00Z'", 'now()').replace(/;$/, ''),
    )
  })

  it('takes values that hold commas and brackets', () => {
    const to = "dateadd('s', -30, now())"
    expect(fillSql(SQL, { to })).toContain(`@to := ${to}\nWITH`)
    // and finds them again
    expect(fillSql(fillSql(SQL, { to }), { to: 'now()' })).toContain('@to := now()\nWITH')
  })

  it('asks other tables where a server names them otherwise, and leaves names of steps alone', () => {
    const filled = fillSql(SQL, {}, { trades: 'spot_trades', book: 'book' })
    expect(filled).toContain('FROM spot_trades\n')
    expect(filled).toContain('FROM closes')
  })
})

describe('declared', () => {
  it('lists the parameters', () => {
    expect(declared(SQL)).toEqual(['@symbol', '@step', '@to'])
    expect(declared('SELECT @x := 1')).toEqual([])
  })
})

describe('quoted', () => {
  it('doubles quotes', () => {
    expect(quoted("O'Neil")).toBe("'O''Neil'")
  })
})
