import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { median } from '../bench/measurement'
import type { ExecClient } from '../verify/server/exec-client'

/** Milliseconds that one statement, or loading a table, may take. */
export const LIMIT = 30 * 60_000

/** Runs before the first measured one, so that Java has compiled the code and the page cache holds the data. */
const WARM_UP = 3

/** Measured runs at most, and milliseconds after which no further one begins. */
const RUNS = 15
const TIME = 20_000
const COLD_RUNS = 3

/**
 * Settings of a server whose cold reads are timed: it closes tables soon after a query, because Linux doesn't drop the
 * cached pages of files that are mapped. Both in milliseconds, and so is the time after which they certainly are closed.
 */
export const CLOSE_SOON = { 'cairo.inactive.reader.ttl': '500', 'cairo.idle.check.interval': '200' }
const CLOSED = 2000

/** Writing 3 to this file drops the page cache of Linux; root only. */
const DROP_CACHES = '/proc/sys/vm/drop_caches'

/** Median times of a query in milliseconds, from the request to the complete response. */
export interface QueryTime {
  warm: number
  cold: number
}

/** @throws {Error} when the statement fails */
export async function runStatement(client: ExecClient, sql: string): Promise<void> {
  const answer = await client.exec(sql, LIMIT)
  if (answer.kind === 'error') throw new Error(`${sql}: ${answer.message}`)
}

/** Times a query, first with its data in the page cache, then without. */
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

/** @throws {Error} that says what to do, if the page cache can't be emptied here */
export function checkColdReads(): void {
  try {
    fs.accessSync(DROP_CACHES, fs.constants.W_OK)
  } catch {
    throw new Error(`${DROP_CACHES} is not writable: cold reads can only be measured on Linux, as root`)
  }
}

/** How long something takes, in milliseconds. */
export async function milliseconds(action: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await action()
  return performance.now() - begin
}
