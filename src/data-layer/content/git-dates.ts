import { execFileSync } from 'node:child_process'

/**
 * Returns the last commit date of each file in content/, by path relative to the root (ISO 8601 with offset), from a
 * single `git log`. Empty without git, and in a shallow clone, whose oldest commit would include all files.
 */
export function gitDates(root: string): ReadonlyMap<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return new Map()
    return parseGitLog(
      git('-c', 'core.quotePath=false', 'log', '--format=%x00%cI', '--name-only', '--', 'content'),
    )
  } catch {
    return new Map()
  }
}

/** Parses `git log --format=%x00%cI --name-only`: the date of a file is that of the latest commit that includes it. */
export function parseGitLog(log: string): Map<string, string> {
  const dates = new Map<string, string>()
  for (const commit of log.split('\0')) {
    const [date, ...files] = commit.split('\n').filter((line) => line !== '')
    if (!date) continue
    for (const file of files) if (!dates.has(file)) dates.set(file, date)
  }
  return dates
}
