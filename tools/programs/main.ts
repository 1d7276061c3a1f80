import { errorMessage } from '../../src/base/error-message'
import { readOptions } from './options'
import { Run } from './run-all'
import { Servers } from './server/servers'
import { stopOnSignal } from '../verify/server/stop-on-signal'

// two tools run at the same time, and each needs an empty database
const lanes = [new Servers(), new Servers()] as const

const stop = async (): Promise<void> => {
  await Promise.allSettled(lanes.map((servers) => servers.stop()))
}

// programs, builds, and temporary folders end with this process
const isEnding = stopOnSignal('servers and programs', stop)

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2), process.env, process.cwd())
  try {
    const failed = await new Run(options, lanes, (line) => process.stdout.write(`${line}\n`)).run()
    return failed === 0 ? 0 : 1
  } finally {
    await stop()
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    if (isEnding()) return
    process.stderr.write(`${errorMessage(error)}\n`)
    process.exit(2)
  },
)
