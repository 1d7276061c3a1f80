import fs from 'node:fs'
import path from 'node:path'

/** Entries that are not copied, because they are generated or shared. */
const LEFT_OUT = new Set([
  '.cache',
  '.git',
  '.tmp',
  'node_modules',
  'playwright-report',
  'public',
  'test-results',
])

/**
 * A fresh copy of the project without anything that was built, for builds that must not touch what is there. It stands
 * inside the project, because Gatsby's bundler does not follow packages outside it; packages are shared.
 *
 * @param root the project
 * @param name folder of the copy in .tmp/bench/; an existing one is replaced
 */
export function copyProject(root: string, name: string): string {
  return copyInto(root, path.join(root, '.tmp', 'bench', name))
}

/** Like {@link copyProject}, in any folder of `.tmp/`. Returns the folder. */
export function copyInto(root: string, folder: string): string {
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  for (const entry of fs.readdirSync(root))
    if (!LEFT_OUT.has(entry)) fs.cpSync(path.join(root, entry), path.join(folder, entry), { recursive: true })
  fs.symlinkSync(fs.realpathSync(path.join(root, 'node_modules')), path.join(folder, 'node_modules'))
  return folder
}

/** The environment of a build in a copy: nothing from the network, dates of the project's own history. */
export function buildEnvironment(root: string, folder: string): NodeJS.ProcessEnv {
  const git = path.join(root, '.git')
  return {
    ...process.env,
    CI: 'true',
    GATSBY_ADAPTERS_MANIFEST: 'module.exports = []',
    GATSBY_TELEMETRY_DISABLED: '1',
    GITHUB_TOKEN: '',
    NODE_ENV: undefined,
    ...(fs.existsSync(git) ? { GIT_DIR: git, GIT_WORK_TREE: folder } : {}),
  }
}
