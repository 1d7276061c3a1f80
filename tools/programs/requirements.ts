import path from 'node:path'
import { installByApt, isExecutable } from '../install-by-apt'
import { runProcess } from '../verify/run/run-process'
import type { Requirement } from './languages/language'

/**
 * Looks for what a language or a tool needs. With `install`, packages of the system are installed where that is
 * possible (root, apt-get present).
 * @returns `Go was not found: install …` for the first one that is missing
 */
export async function missingRequirement(
  requirements: readonly Requirement[],
  { install }: { install: boolean },
): Promise<string | undefined> {
  for (const requirement of requirements) {
    if (await isThere(requirement)) continue
    if (install && requirement.apt && process.getuid?.() === 0) await installByApt(requirement.apt)
    if (!(await isThere(requirement))) return `${requirement.name} was not found: ${requirement.install}`
  }
  return undefined
}

async function isThere({ program, check }: Requirement): Promise<boolean> {
  try {
    const { exitCode } = await runProcess([program, ...check], { cwd: process.cwd(), limit: 60_000 })
    return exitCode === 0
  } catch {
    return false
  }
}

/** The first of these programs that is not on the PATH. */
export function missingProgram(
  programs: readonly string[],
  search = process.env.PATH ?? '',
): string | undefined {
  const folders = search.split(path.delimiter)
  return programs.find((program) => !folders.some((folder) => isExecutable(path.join(folder, program))))
}
