/**
 * Says so when Node is too old for this project, before anything else can fail in a stranger way.
 * Plain JavaScript without packages: it runs before they are installed.
 */
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const needed = /\d+\.\d+/.exec(engines.node)[0]

if (!isAtLeast(process.versions.node, needed)) {
  console.error(
    `This project needs Node ${needed} or newer, and \`node\` is ${process.versions.node} (${process.execPath}). ` +
      'Install a newer one from https://nodejs.org or, with nvm, by `nvm install`.',
  )
  process.exit(1)
}

function isAtLeast(version, minimum) {
  const [major, minor] = version.split('.').map(Number)
  const [minimumMajor, minimumMinor] = minimum.split('.').map(Number)
  return major > minimumMajor || (major === minimumMajor && minor >= minimumMinor)
}
