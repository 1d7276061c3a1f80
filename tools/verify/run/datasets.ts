import fs from 'node:fs'
import path from 'node:path'
import { settle } from '../server/settle'
import { splitStatements } from '../../../src/sql/split-statements'
import type { RunContext } from './run-context'

/** SQL of each demo table by name, from content/datasets. */
export function readDatasets(root: string): Map<string, string> {
  const folder = path.join(root, 'content/datasets')
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.sql')) : []
  return new Map(
    names
      .sort()
      .map((name) => [name.replace(/\.sql$/, ''), fs.readFileSync(path.join(folder, name), 'utf8')]),
  )
}

/**
 * Creates and fills a demo table.
 * @throws {Error} when the table is not known or the server refuses its SQL
 */
export async function loadDataset(
  name: string,
  { server, datasets }: Pick<RunContext, 'server' | 'datasets'>,
): Promise<void> {
  const sql = datasets.get(name)
  if (sql === undefined)
    throw new Error(`unknown demo table "${name}": use one of ${[...datasets.keys()].join(', ')}`)
  for (const statement of splitStatements(sql)) {
    const answer = await server.client.exec(statement.sql)
    if (answer.kind === 'error')
      throw new Error(`demo table "${name}" could not be loaded: ${answer.message}`)
  }
  await settle(server.client)
}
