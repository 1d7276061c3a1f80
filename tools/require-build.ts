/**
 * For commands that read the last build: `node --import tsx tools/require-build.ts [public]` ends with 1 if there is
 * none, and warns if a source has changed since.
 */
import fs from 'node:fs'
import path from 'node:path'
import { runMain } from './run-main'

/** Written at the end of a build. */
const LAST_FILE = 'build.json'

/** What a build reads, apart from packages. */
const SOURCES = [
  'content',
  'src',
  'static',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
]

/**
 * Checks that a complete build exists.
 *
 * @param folder where the build is
 * @param root the project
 * @returns a warning if the build is older than one of its sources
 * @throws with one line that says what to do if there is no build
 */
export function requireBuild(folder = 'public', root = '.'): string | undefined {
  const built = fs.statSync(path.resolve(root, folder, LAST_FILE), { throwIfNoEntry: false })
  if (!built) throw new Error(`${folder}/ does not contain a complete build: run \`make build\` first`)
  const changed = SOURCES.flatMap((source) => filesOf(root, source)).find(
    (file) => (fs.statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0) > built.mtimeMs,
  )
  return changed && `Warning: ${changed} has changed since the last build: run \`make build\` to include it`
}

/** A file, or all files of a folder except tests, relative to the project. */
function filesOf(root: string, source: string): string[] {
  if (!fs.statSync(path.join(root, source), { throwIfNoEntry: false })?.isDirectory()) return [source]
  return fs
    .readdirSync(path.join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
}

if (path.basename(process.argv[1] ?? '') === 'require-build.ts')
  void runMain(() => {
    const warning = requireBuild(process.argv[2])
    if (warning !== undefined) console.warn(warning)
  })
