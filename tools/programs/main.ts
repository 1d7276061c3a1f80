import { errorMessage } from '../../src/error-message'
import { readOptions } from './options'
import { Run } from './run-all'
import { Servers } from './server/servers'

const servers = new Servers()
let isEnding = false

// programs, builds and temporary folders end with this process
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)
  process.on(signal, () => {
    if (isEnding) return
    isEnding = true
    process.stderr.write(`\n${signal}: stopping servers and programs\n`)
    void servers.stop().finally(() => process.exit(code))
  })

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2), process.env, process.cwd())
  try {
    const failed = await new Run(options, servers, (line) => process.stdout.write(`${line}\n`)).run()
    return failed === 0 ? 0 : 1
  } finally {
    await servers.stop()
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    if (isEnding) return
    process.stderr.write(`${errorMessage(error)}\n`)
    process.exit(2)
  },
)
