/** Whether the readings of the demo table look like a plant. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DemoTables } from './demo-tables'

let tables: DemoTables

beforeAll(async () => {
  tables = await DemoTables.start('sensors')
})
afterAll(() => tables.server.stop())

describe('sensors', () => {
  it('have the documented gap, and no other of that length', async () => {
    expect(
      await tables.server.client.query(
        `SELECT sensor_id, "from"::STRING, timestamp::STRING FROM (
          SELECT timestamp, sensor_id, lag(timestamp) OVER (PARTITION BY sensor_id ORDER BY timestamp) AS "from" FROM sensors
        ) WHERE timestamp - "from" > 600_000_000`,
      ),
    ).toEqual([['s-04', '2025-07-01T11:58:00.000000Z', '2025-07-01T18:00:00.000000Z']])
  })

  it('drift, restart, get stuck and report trouble in their status', async () => {
    const [drift = [], still = []] = await Promise.all(
      ['s-02', 's-01'].map((id) =>
        tables.column(
          `SELECT t FROM (SELECT timestamp, avg(temperature) AS t FROM sensors WHERE sensor_id = '${id}' SAMPLE BY 1d)`,
        ),
      ),
    )
    expect((drift[1] ?? 0) - (drift[0] ?? 0)).toBeGreaterThan(1.5)
    expect(Math.abs((still[1] ?? 0) - (still[0] ?? 0))).toBeLessThan(1)
    expect(
      await tables.column("SELECT count() FROM sensors WHERE sensor_id = 's-03' AND temperature = 85"),
    ).toEqual([2])
    expect(
      await tables.column(
        "SELECT count_distinct(temperature) FROM sensors WHERE sensor_id = 's-03' AND timestamp BETWEEN '2025-07-02T09:00' AND '2025-07-02T09:40'",
      ),
    ).toEqual([1])
    const [ok = 0, fault = 0] = await tables.column(
      "SELECT avg(vibration) AS v FROM sensors WHERE sensor_id = 's-01' AND status IN ('ok', 'fault') GROUP BY status ORDER BY v",
    )
    expect(fault).toBeGreaterThan(ok + 0.3)
  })
})
