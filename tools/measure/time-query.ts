import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { median } from '../bench/measurement'
import type { ExecClient } from '../verify/server/exec-client'

/** Timeout of a statement, or of loading a table, in milliseconds. */
export const LIMIT = 30 * 60_000

/**
 * Number of runs before the first measured one, so that Java has compiled the code and the page cache contains the
 * data.
 */
const WARM_UP = 3

/** Maximum number of measured runs, and milliseconds after which no further one starts. */
const RUNS = 15
const TIME = 20_000
const COLD_RUNS = 3

/**
 * Settings of a server for measuring cold reads: it closes tables soon after a query, because Linux doesn't drop cached
 * pages of mapped files. Both are in milliseconds, like the time after which they're certainly closed.
 */
export const CLOSE_SOON = { 'cairo.inactive.reader.ttl': '500', 'cairo.idle.check.interval': '200' }
const CLOSED = 2000

/** Writing 3 to this file clears the page cache of Linux; root only. */
const DROP_CACHES = '/proc/sys/vm/drop_caches'

/** Median times of a query in milliseconds, from the request to the complete response. */
export interface QueryTime {
  warm: number
  cold: number
}

/** @throws {Error} if the statement fails */
export async function runStatement(client: ExecClient, sql: string): Promise<void> {
  await client.run(sql, LIMIT)
}

/** Measures a query, first with its data in the page cache, then without. */
export async function timeQuery(client: ExecClient, sql: string): Promise<QueryTime> {
  const run = () => milliseconds(() => runStatement(client, sql))
  for (let at = 0; at < WARM_UP; at++) await run()
  const warm: number[] = []
  const begin = performance.now()
  while (warm.length < RUNS && (warm.length < 3 || performance.now() - begin < TIME)) warm.push(await run())
  const cold: number[] = []
  for (let at = 0; at < COLD_RUNS; at++) {
    await sleep(CLOSED)
    fs.writeFileSync(DROP_CACHES, '3')
    cold.push(await run())
  }
  return { warm: median(warm), cold: median(cold) }
}

/** @throws {Error} with instructions if the page cache can't be cleared */
export function checkColdReads(): void {
  try {
    fs.accessSync(DROP_CACHES, fs.constants.W_OK)
  } catch {
    throw new Error(`${DROP_CACHES} is not writable: cold reads can only be measured on Linux, as root`)
  }
}

/** Returns the duration of an operation in milliseconds. */
export async function milliseconds(action: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await action()
  return performance.now() - begin
}
