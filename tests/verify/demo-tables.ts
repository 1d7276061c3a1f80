import { loadDataset, readDatasets } from '../../tools/verify/run/datasets'
import { KnownFailureBook } from '../../tools/verify/run/run-context'
import type { Server } from '../../tools/verify/server/server'
import { startServer } from '../../tools/verify/server/start-server'

/** SQL of the demo tables by name. */
export const datasets = readDatasets(process.cwd())

/** A real server with some of the demo tables, and functions to query it. */
export class DemoTables {
  private constructor(readonly server: Server) {}

  /** @throws {Error} if a table can't be loaded */
  static async start(...names: string[]): Promise<DemoTables> {
    const server = await startServer()
    const context = { root: '', server, datasets, knownFailures: new KnownFailureBook([]), workFolder: '' }
    try {
      for (const name of names) await loadDataset(name, context)
    } catch (error) {
      await server.stop()
      throw error
    }
    return new DemoTables(server)
  }

  /** Returns the rows of a query with only numeric columns. */
  async numbers(sql: string): Promise<number[][]> {
    return (await this.server.client.query(sql)).map((row) => row.map(Number))
  }

  /** Returns the first column of a query. */
  async column(sql: string): Promise<number[]> {
    return (await this.numbers(sql)).map(([value]) => value ?? NaN)
  }

  /**
   * Returns the logarithms of the mean of a measure and of the price range, and the number of rows, for each interval
   * with a range.
   */
  async bySlice(table: string, symbol: string, measure: string, price: string, step: string) {
    const rows = await this.numbers(
      `SELECT measure, range, n FROM (
        SELECT timestamp, ln(avg(${measure})) AS measure, ln(max(${price}) - min(${price})) AS range, count() AS n
        FROM ${table} WHERE symbol = '${symbol}' SAMPLE BY ${step}
      ) WHERE range IS NOT NULL`,
    )
    const at = (i: number) => rows.map((row) => row[i] ?? NaN)
    return { measures: at(0), ranges: at(1), counts: at(2) }
  }
}
