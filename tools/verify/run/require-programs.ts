import fs from 'node:fs'
import path from 'node:path'
import type { Task } from '../../../src/records/plan-fence'
import { MissingTool } from '../server/questdb-jar'

/** Programs that shell examples require, with installation instructions. */
const PROGRAMS: Readonly<Record<string, string>> = {
  curl: 'Debian: apt install curl, macOS: brew install curl',
  psql: 'Debian: apt install postgresql-client, macOS: brew install libpq',
  python3: 'Debian: apt install python3, macOS: brew install python3',
}

/**
 * Checks that the programs of shell examples are installed, before any example runs.
 * @param search folders to search, in the format of PATH
 * @throws {MissingTool} with the missing program, the page that requires it, and how to install it
 */
export function requirePrograms(tasks: readonly Task[], search: string): void {
  for (const [program, install] of Object.entries(PROGRAMS)) {
    const task = tasks.find(({ kind, fence }) => kind === 'shell' && callOf(program).test(fence.code))
    if (task && !isInstalled(program, search))
      throw new MissingTool(
        `${program} was not found, but an example in ${task.fence.place.file} requires it: install it (${install})`,
      )
  }
}

/** The program at the start of a command, not as a word in its arguments. */
function callOf(program: string): RegExp {
  return new RegExp(`(?:^|[|;&(]|\\bdo\\b|\\bthen\\b)\\s*(?:\\w+=\\S+\\s+)*${program}\\b`, 'm')
}

function isInstalled(program: string, search: string): boolean {
  return search.split(path.delimiter).some((folder) => {
    try {
      fs.accessSync(path.join(folder, program), fs.constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
