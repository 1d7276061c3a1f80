import path from 'node:path'
import { ownValue } from '../../src/base/own-value'
import { installByApt, isExecutable } from '../../src/base/install-by-apt'
import { runProcess } from '../verify/run/run-process'
import type { Requirement } from './languages/language'

/**
 * Checks the requirements of a language or tool. With `install`, system packages are installed if possible (root, with
 * apt-get).
 *
 * @returns `Go was not found: install …` for the first missing requirement
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

/** Debian packages of programs that tool examples use and few machines have. */
const TOOL_PACKAGES: Readonly<Record<string, string>> = {
  prometheus: 'prometheus',
  promtool: 'prometheus',
  rsync: 'rsync',
  'systemd-analyze': 'systemd',
}

/** Returns the first of these programs that isn't on the PATH; with `install`, like {@link missingRequirement}. */
export async function missingProgram(
  programs: readonly string[],
  { install, search = process.env.PATH ?? '' }: { install: boolean; search?: string },
): Promise<string | undefined> {
  const folders = search.split(path.delimiter)
  const missing = () =>
    programs.filter((program) => !folders.some((folder) => isExecutable(path.join(folder, program))))
  const packages = missing().flatMap((program) => ownValue(TOOL_PACKAGES, program) ?? [])
  if (install && packages.length > 0 && process.getuid?.() === 0) await installByApt([...new Set(packages)])
  return missing()[0]
}
