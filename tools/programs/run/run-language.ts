import type { ClientExampleEntry } from '../../../src/content/client-examples/entries'
import type { ProgramResult } from '../result'
import { Relays } from '../server/relays'
import { runProgram, runWithoutServer, type ProgramContext } from './run-program'

/** How many programs wait at the same time for a server that is not there. */
const AT_ONCE = 4

/**
 * Runs programs one after the other with a server, then those that need one without: clients retry for seconds, so they
 * do that at the same time, and while another language runs.
 * @returns results, to which `finished` adds what happened without a server
 */
export async function runLanguage(
  entries: readonly ClientExampleEntry[],
  context: Omit<ProgramContext, 'relays'>,
): Promise<{ results: ProgramResult[]; finished: Promise<void> }> {
  const withRelays = { ...context, relays: new Relays(context.ports) }
  const results: ProgramResult[] = []
  for (const entry of entries) results.push(await runProgram(entry, withRelays))
  const waiting = results.filter(({ connects, entry }) => connects ?? entry.kind)
  const worker = async () => {
    for (let result = waiting.shift(); result; result = waiting.shift())
      await runWithoutServer(result, withRelays)
  }
  const workers = Array.from({ length: AT_ONCE }, worker)
  return { results, finished: Promise.all(workers).then(() => undefined) }
}
