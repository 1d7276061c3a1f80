import fs from 'node:fs'
import path from 'node:path'
import type { Task } from '../../../src/records/plan-fence'
import { MissingTool } from '../server/questdb-jar'

/** Programs that shell examples call and not every machine has, with what to install. */
const PROGRAMS: Readonly<Record<string, string>> = {
  curl: 'Debian: apt install curl, macOS: brew install curl',
  psql: 'Debian: apt install postgresql-client, macOS: brew install libpq',
  python3: 'Debian: apt install python3, macOS: brew install python3',
}

/**
 * Checks that the programs of shell examples are there, before any of them runs.
 * @param search folders in which programs are looked for, as in PATH
 * @throws {MissingTool} in one line: what is missing, for which page, and how to install it
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
