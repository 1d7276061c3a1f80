/**
 * Says so when Node is too old for this project, before anything else can fail in a stranger way.
 * Plain JavaScript without packages: it runs before they are installed.
 */
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const needed = /\d+\.\d+/.exec(engines.node)[0]

if (!isAtLeast(process.versions.node, needed)) {
  console.error(
    `This project requires Node ${needed} or newer, but \`node\` is ${process.versions.node} (${process.execPath}). ` +
      'Install a newer version from https://nodejs.org or, if you use nvm, with `nvm install`.',
  )
  process.exit(1)
}

function isAtLeast(version, minimum) {
  const [major, minor] = version.split('.').map(Number)
  const [minimumMajor, minimumMinor] = minimum.split('.').map(Number)
  return major > minimumMajor || (major === minimumMajor && minor >= minimumMinor)
}
