import { execFile } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { errorMessage } from './error-message'

const run = promisify(execFile)

/** Installs Debian packages if apt-get is present. Failures are only logged, so callers have to check the result. */
export async function installByApt(
  packages: readonly string[],
  env: Record<string, string | undefined> = process.env,
): Promise<void> {
  const places = (env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, 'apt-get'))
  const aptGet = places.find(isExecutable)
  if (!aptGet) return
  console.log(`Installing ${packages.join(', ')} (apt-get update, apt-get install)`)
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
    try {
      await run(aptGet, args, { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: Infinity })
    } catch (error) {
      // an update can fail for one of several sources although the packages can be installed
      console.error(`apt-get ${args.join(' ')} failed: ${errorMessage(error)}`)
    }
  }
}

/** Whether a path is a file that the current user can execute. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}
