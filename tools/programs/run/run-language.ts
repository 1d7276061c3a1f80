import type { ClientExampleEntry } from '../../../src/content/client-examples/entries'
import type { ProgramResult } from '../result'
import { Relays } from '../server/relays'
import { runProgram, runWithoutServer, type ProgramContext } from './run-program'

/** Number of programs that wait concurrently for a server that isn't running. */
const AT_ONCE = 4

/**
 * Runs programs in sequence with a server, then those that need one without it. Because clients retry for seconds, the
 * latter run concurrently, and while another language runs.
 *
 * @returns results, to which `finished` adds those without a server
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
