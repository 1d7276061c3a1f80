import type { Cell } from '../../../src/records/record-format'
import { hidePlacesInText } from '../server/hide-places'
import type { Server } from '../server/server'
import type { FactsFile, ServerFunction, ServerParameter } from '../../../src/records/server-facts'

/** Reference facts that a server reports. */
export interface ServerFacts {
  functions: FactsFile<ServerFunction>
  parameters: FactsFile<ServerParameter>
  keywords: FactsFile<string>
}

/**
 * Keys whose default depends on the number of processors. Determined by starting 9.0.1 with
 * `-XX:ActiveProcessorCount` 2 and 16 and comparing the output of `(SHOW PARAMETERS)`.
 */
const BY_PROCESSORS = new Set([
  'cairo.page.frame.reduce.queue.capacity',
  'cairo.sql.parallel.groupby.merge.shard.queue.capacity',
  'http.query.cache.row.count',
  'mat.view.refresh.worker.count',
  'pg.select.cache.row.count',
  'shared.worker.count',
  'wal.apply.worker.count',
])

/** Follows http.bind.to, which the runner sets. */
const SET_BY_US = new Set(['http.net.bind.to'])

/** Queries a server that runs with its defaults. */
export async function askServer(server: Server): Promise<ServerFacts> {
  const { client, version: engine } = server
  const functions = functionsOf(
    await client.query('SELECT name, signature_translated, type FROM functions()'),
  )
  const parameters = (await client.query('(SHOW PARAMETERS)'))
    .map((row) => parameterOf(row, server))
    .sort((a, b) => compare(a.path, b.path))
  const keywords = (await client.query('SELECT keyword FROM keywords()'))
    .map(([word]) => (word ?? '').toUpperCase())
    .sort(compare)
  return {
    functions: { engine, items: functions },
    parameters: { engine, items: parameters },
    keywords: { engine, items: keywords },
  }
}

/** Groups overloads by name. Exported for its test. */
export function functionsOf(rows: readonly Cell[][]): ServerFunction[] {
  const byName = new Map<string, ServerFunction>()
  for (const [name, signature, kind] of rows) {
    if (name == null || signature == null || kind == null) continue
    const found = byName.get(name) ?? { name, kinds: [], signatures: [] }
    byName.set(name, found)
    if (!found.kinds.includes(kind)) found.kinds.push(kind)
    if (!found.signatures.includes(signature)) found.signatures.push(signature)
  }
  for (const { kinds, signatures } of byName.values()) {
    kinds.sort(compare)
    signatures.sort(compare)
  }
  return [...byName.values()].sort((a, b) => compare(a.name, b.name))
}

function parameterOf(row: Cell[], server: Server): ServerParameter {
  const [path, env, value, source, sensitive, reloadable] = row.map((cell) => cell ?? '')
  const isDefault = source === 'default' && !SET_BY_US.has(path ?? '')
  const byProcessors = BY_PROCESSORS.has(path ?? '')
  return {
    path: path ?? '',
    env: env ?? '',
    value: isDefault && !byProcessors ? hidePlacesInText(value ?? '', server) : null,
    ...(byProcessors ? { dependsOnProcessors: true as const } : {}),
    reloadable: reloadable === 'true',
    sensitive: sensitive === 'true',
  }
}

/** Compares by code unit, because the order of the file must not depend on the machine's locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
