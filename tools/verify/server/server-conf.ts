import type { Ports } from './ports'

/**
 * The configuration of the server on which examples are verified.
 *
 * One shared worker, because the result of a parallel aggregation depends on how the work is distributed: with the
 * default of four, `SELECT symbol, avg(price), sum(amount) FROM trades` returned dozens of different last digits in
 * 300 runs, and the order of SAMPLE BY rows with equal timestamps varied; with one, 300 runs were identical.
 * Parallel execution, which is off by default below four workers, is turned on so that EXPLAIN shows the plans that
 * readers get. The query cache is off, because a cached plan reuses its hash table, whose order differs from that of a
 * new one.
 */
export function serverConf(ports: Ports, extra: Record<string, string> = {}): string {
  return confText({
    ...places(ports),
    'shared.worker.count': '1',
    'cairo.sql.parallel.filter.enabled': 'true',
    'cairo.sql.parallel.groupby.enabled': 'true',
    'cairo.sql.parallel.read.parquet.enabled': 'true',
    'http.query.cache.enabled': 'false',
    'telemetry.enabled': 'false',
    ...extra,
  })
}

/** The configuration of a server with its defaults, apart from `extra`. */
export function defaultConf(ports: Ports, extra: Readonly<Record<string, string>> = {}): string {
  return confText({ ...places(ports), ...extra })
}

function places(ports: Ports): Record<string, string> {
  return {
    'http.bind.to': `127.0.0.1:${ports.http}`,
    'http.min.net.bind.to': `127.0.0.1:${ports.minHttp}`,
    'line.tcp.net.bind.to': `127.0.0.1:${ports.line}`,
    'pg.net.bind.to': `127.0.0.1:${ports.pgWire}`,
  }
}

function confText(settings: Record<string, string>): string {
  return Object.entries(settings)
    .map(([key, value]) => `${key}=${value}\n`)
    .join('')
}
