import { expect, it } from 'vitest'
import { defaultConf, serverConf } from './server-conf'

const PORTS = { http: 1, minHttp: 2, line: 3, pgWire: 4 }
const PLACES = [
  'http.bind.to=127.0.0.1:1',
  'http.min.net.bind.to=127.0.0.1:2',
  'line.tcp.net.bind.to=127.0.0.1:3',
  'pg.net.bind.to=127.0.0.1:4',
]
const linesOf = (conf: string) => conf.trimEnd().split('\n')

it('lets servers listen on this machine only', () => {
  expect(linesOf(serverConf(PORTS))).toEqual(expect.arrayContaining(PLACES))
})

it('keeps results the same in each run: one worker, no cached plans, and the plans that readers get', () => {
  expect(linesOf(serverConf(PORTS)).slice(PLACES.length)).toEqual([
    'shared.worker.count=1',
    'cairo.sql.parallel.filter.enabled=true',
    'cairo.sql.parallel.groupby.enabled=true',
    'cairo.sql.parallel.read.parquet.enabled=true',
    'http.query.cache.enabled=false',
    'telemetry.enabled=false',
  ])
})

it('prefers settings of the caller', () => {
  const conf = linesOf(serverConf(PORTS, { 'shared.worker.count': '2', 'dev.mode.enabled': 'true' }))
  expect(conf.filter((line) => line.startsWith('shared.worker.count'))).toEqual(['shared.worker.count=2'])
  expect(conf).toContain('dev.mode.enabled=true')
})

it('sets nothing but the addresses for a server with its defaults', () => {
  expect(defaultConf(PORTS)).toBe(PLACES.map((line) => `${line}\n`).join(''))
  expect(linesOf(defaultConf(PORTS, { 'http.user': 'admin' }))).toEqual([...PLACES, 'http.user=admin'])
})
