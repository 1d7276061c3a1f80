import { ExecClient } from './exec-client'
import { DEFAULT_PORTS } from './ports'
import { userTables } from './reset-database'
import { readVersion, type Server } from './server'

/**
 * Uses a running server, whose tables the run will drop.
 * @throws {Error} if it contains tables and dropping them isn't allowed
 */
export async function connectServer(address: string, allowDrop: boolean): Promise<Server> {
  let url: URL
  try {
    url = new URL(address.endsWith('/') ? address : `${address}/`)
  } catch {
    throw new Error('QUESTDB_URL is not a URL: use the form http://127.0.0.1:9000')
  }
  const client = new ExecClient(url)
  const version = await readVersion(client)
  const tables = await userTables(client)
  if (tables.length > 0 && !allowDrop)
    throw new Error(
      `the server at ${url.host} contains ${tables.length} tables (${tables.slice(0, 3).join(', ')}${tables.length > 3 ? ', …' : ''}), which a run would drop: use an empty server or pass --allow-drop`,
    )
  return {
    client,
    version,
    host: url.hostname,
    ports: { ...DEFAULT_PORTS, http: Number(url.port) || (url.protocol === 'https:' ? 443 : 80) },
    lastWords: () => undefined,
    stop: () => Promise.resolve(),
  }
}
