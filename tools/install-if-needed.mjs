/**
 * Runs `npm ci` only when the packages in node_modules are not those that the lockfile names: a digest of what was
 * installed is kept inside node_modules, so it goes when they go.
 * Plain JavaScript without packages: it runs before they are installed.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

const MARKER = 'node_modules/.installed'

const digest = createHash('sha256')
for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
  digest.update(`${file}\0`).update(readIfThere(file) ?? '')
}
// packages with binaries differ between systems and between major versions of Node
digest.update([process.platform, process.arch, process.versions.modules].join('\0'))
const wanted = digest.digest('hex')

if (readIfThere(MARKER)?.trim() !== wanted) {
  console.log('Installing packages: npm ci')
  const { status, error } = spawnSync('npm', ['ci'], { stdio: 'inherit' })
  if (error) console.error(`npm could not be started: ${error.message}`)
  if (status !== 0) {
    console.error('The packages could not be installed. See the npm output above.')
    process.exit(1)
  }
  writeFileSync(MARKER, `${wanted}\n`)
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
