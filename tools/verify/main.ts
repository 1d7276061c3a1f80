import { readCommandLine } from './options'
import { runSite } from './run/run-site'
import { connectServer } from './server/connect-server'
import type { Server } from './server/server'
import { defaultConf } from './server/server-conf'
import { startServer } from './server/start-server'
import { errorMessage } from '../../src/base/error-message'
import { stopOnSignal } from './server/stop-on-signal'

/** Servers that this process started and must end. */
const servers = new Set<Server>()

const isEnding = stopOnSignal('the server', () => Promise.all([...servers].map((server) => server.stop())))

async function main(): Promise<number> {
  const options = readCommandLine(process.argv.slice(2), process.env, process.cwd())
  const { questdbUrl, allowDrop } = options
  const kept = async (opening: Promise<Server>) => {
    const server = await opening
    servers.add(server)
    return server
  }
  const { failed } = await runSite(
    options,
    {
      open: () => kept(questdbUrl ? connectServer(questdbUrl, allowDrop) : startServer()),
      // pages wait for the server more than they compute; a second one saves about a fifth of the time on two cores
      atOnce: questdbUrl ? 1 : 2,
      openDefault: questdbUrl ? undefined : () => kept(startServer((ports) => defaultConf(ports))),
    },
    (line) => process.stdout.write(`${line}\n`),
  )
  return failed === 0 ? 0 : 1
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    if (isEnding()) return
    process.stderr.write(`${errorMessage(error)}\n`)
    process.exitCode = 2
  },
)
