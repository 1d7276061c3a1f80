import type { ExecClient } from './exec-client'
import type { Ports } from './ports'

/** A QuestDB that examples run on. */
export interface Server {
  client: ExecClient
  /** `9.0.1` */
  version: string
  host: string
  ports: Ports
  /** Its root directory, if we started it. */
  root?: string
  /** Folder that COPY and read_parquet() read, if we started it. */
  importRoot?: string
  /** The end of its log once it has exited; undefined while it runs. */
  lastWords(): string | undefined
  /** Stops it and removes its root, if we started it. Safe to call twice. */
  stop(): Promise<void>
}

/** Asks for the version: `Build Information: QuestDB 9.0.1, JDK 17.0.15, Commit Hash …`. */
export async function readVersion(client: ExecClient): Promise<string> {
  const [row] = await client.query('SELECT build()')
  return /QuestDB(?: Enterprise)? v?([\w.-]+)/.exec(row?.[0] ?? '')?.[1] ?? 'unknown'
}
