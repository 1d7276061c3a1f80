import type { RunOptions } from '../run/run-options'
import type { Tally } from '../run/tally'
import type { Server } from '../server/server'
import { askServer } from './ask-server'
import { compareFacts, writeFacts } from './facts-files'

/** Records the facts of a server with default settings, or compares them with the recorded ones. */
export async function checkFacts(
  { mode, root }: RunOptions,
  open: () => Promise<Server>,
  tally: Tally,
): Promise<void> {
  const server = await open()
  try {
    const facts = await askServer(server)
    if (mode === 'record') for (const file of writeFacts(root, facts)) tally.say(`${file}: written`)
    for (const failure of compareFacts(root, facts)) tally.fail([failure])
    const { functions, parameters, keywords } = facts
    tally.say(
      `the server's own lists: ${functions.items.length} functions, ${parameters.items.length} parameters, ${keywords.items.length} keywords`,
    )
  } finally {
    await server.stop()
  }
}
