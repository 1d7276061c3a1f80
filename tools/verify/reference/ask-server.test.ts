import { expect, it } from 'vitest'
import type { Cell } from '../../../src/records/record-format'
import type { ExecClient } from '../server/exec-client'
import type { Server } from '../server/server'
import { askServer, functionsOf } from './ask-server'
import { factsText } from './facts-files'

it('gathers overloads under their names, in an order that does not depend on the server', () => {
  const rows = [
    ['rpad', 'rpad(varchar, int)', 'STANDARD'],
    ['avg', 'avg(double)', 'GROUP_BY'],
    ['rpad', 'rpad(string, int)', 'STANDARD'],
    ['avg', 'avg(double)', 'WINDOW'],
  ]
  const expected = [
    { name: 'avg', kinds: ['GROUP_BY', 'WINDOW'], signatures: ['avg(double)'] },
    { name: 'rpad', kinds: ['STANDARD'], signatures: ['rpad(string, int)', 'rpad(varchar, int)'] },
  ]
  expect(functionsOf(rows)).toEqual(expected)
  expect(functionsOf([...rows].reverse())).toEqual(expected)
})

it('writes a line for each item', () => {
  expect(factsText({ engine: '9.0.1', items: ['ADD', 'ALL'] })).toBe(
    '{\n  "engine": "9.0.1",\n  "items": [\n    "ADD",\n    "ALL"\n  ]\n}\n',
  )
})

/** Asks a server that reports these parameters, with two functions and three keywords. */
function ask(parameters: Cell[][]) {
  const lists: Record<string, Cell[][]> = {
    'SELECT name, signature_translated, type FROM functions()': [
      ['now', 'now()', 'STANDARD'],
      ['avg', 'avg(double)', 'GROUP_BY'],
    ],
    '(SHOW PARAMETERS)': parameters,
    'SELECT keyword FROM keywords()': [['select'], ['add'], ['Asof']],
  }
  const query = (sql: string) => Promise.resolve(lists[sql] ?? [])
  return askServer({
    client: { query } as unknown as ExecClient,
    version: '9.0.1',
    host: '127.0.0.1',
    ports: { http: 41000, minHttp: 41001, line: 41002, pgWire: 41003 },
    root: '/tmp/questdb-x',
  } as Server)
}
const parameter = (path: string, value: Cell, source = 'default'): Cell[] => [
  path,
  `QDB_${path}`,
  value,
  source,
  'false',
  'false',
]
const valuesOf = async (parameters: Cell[][]) =>
  (await ask(parameters)).parameters.items.map(({ path, value }) => [path, value])

it('sorts what the server lists, and says which version listed it', async () => {
  const { functions, parameters, keywords } = await ask([
    parameter('b', '1'),
    parameter('a.b', '2'),
    parameter('B', '3'),
    parameter('a', '4'),
  ])
  expect(functions.items.map(({ name }) => name)).toEqual(['avg', 'now'])
  expect(parameters.items.map(({ path }) => path)).toEqual(['B', 'a', 'a.b', 'b'])
  expect(keywords).toEqual({ engine: '9.0.1', items: ['ADD', 'ASOF', 'SELECT'] })
  expect([functions.engine, parameters.engine]).toEqual(['9.0.1', '9.0.1'])
})

it('tells everything about a parameter', async () => {
  const { parameters } = await ask([
    ['a', 'QDB_A', '1', 'default', 'true', 'false'],
    ['b', 'QDB_B', '2', 'default', 'false', 'true'],
  ])
  expect(parameters.items).toEqual([
    { path: 'a', env: 'QDB_A', value: '1', reloadable: false, sensitive: true },
    { path: 'b', env: 'QDB_B', value: '2', reloadable: true, sensitive: false },
  ])
})

it('shows defaults as in a default installation', async () => {
  expect(
    await valuesOf([parameter('root', '/tmp/questdb-x/db'), parameter('url', '127.0.0.1:41000')]),
  ).toEqual([
    ['root', '/var/lib/questdb/db'],
    ['url', '127.0.0.1:9000'],
  ])
})

it('hides values that are not defaults', async () => {
  expect(
    await valuesOf([
      parameter('a', '1', 'conf'),
      parameter('b', '2', 'env'),
      // follows an address that was set, although the server calls it a default
      parameter('http.net.bind.to', '127.0.0.1:41000'),
    ]),
  ).toEqual([
    ['a', null],
    ['b', null],
    ['http.net.bind.to', null],
  ])
})

it.each([
  'cairo.page.frame.reduce.queue.capacity',
  'cairo.sql.parallel.groupby.merge.shard.queue.capacity',
  'http.query.cache.row.count',
  'mat.view.refresh.worker.count',
  'pg.select.cache.row.count',
  'shared.worker.count',
  'wal.apply.worker.count',
])('hides the default of %s, which depends on the number of processors', async (path) => {
  const { parameters } = await ask([parameter(path, '4')])
  expect(parameters.items).toEqual([
    { path, env: `QDB_${path}`, value: null, dependsOnProcessors: true, reloadable: false, sensitive: false },
  ])
})

it('takes values that the server does not tell for empty ones', async () => {
  const { parameters } = await ask([[null, null, null, 'default', null, null], []])
  expect(parameters.items).toEqual([
    { path: '', env: '', value: '', reloadable: false, sensitive: false },
    { path: '', env: '', value: null, reloadable: false, sensitive: false },
  ])
})

it('leaves out functions about which the server does not tell everything', () => {
  expect(
    functionsOf([
      [null, 'a()', 'STANDARD'],
      ['b', null, 'STANDARD'],
      ['c', 'c()', null],
      ['d', 'd()', 'STANDARD'],
    ]).map(({ name }) => name),
  ).toEqual(['d'])
})
