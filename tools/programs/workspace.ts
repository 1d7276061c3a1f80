import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { exampleEnvironment } from '../verify/run/example-environment'
import { runProcess, type ProcessResult } from '../verify/run/run-process'

/** Timeout of an installation or build in milliseconds. */
const BUILD_LIMIT = 15 * 60_000

/** Folder that persists between runs. */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  const base = env.XDG_CACHE_HOME ?? path.join(env.HOME ?? os.homedir(), '.cache')
  return path.join(base, 'questdb-docs-programs')
}

/** An installation or build that failed. */
export class BuildFailure extends Error {
  /** @param output the end of its output */
  constructor(
    message: string,
    readonly output: string[],
  ) {
    super(message)
    this.name = 'BuildFailure'
  }
}

/** The folder in which the programs of a language are built. */
export class Workspace {
  /** Contains exactly the sources and lock files of the run. */
  readonly project: string
  constructor(readonly folder: string) {
    this.project = path.join(folder, 'project')
  }

  path(...parts: string[]): string {
    return path.join(this.folder, ...parts)
  }

  /** Reads project files such as lock files. */
  read(...names: string[]): string {
    return names.map((name) => fs.readFileSync(path.join(this.project, name), 'utf8')).join('\n')
  }

  /**
   * Writes the files of the project. Unchanged files aren't touched, so that builds remain up to date, and others are
   * removed.
   */
  sync(files: ReadonlyMap<string, string | Buffer>): void {
    for (const [name, content] of files) {
      const file = path.join(this.project, name)
      if (fs.existsSync(file) && fs.readFileSync(file).equals(Buffer.from(content))) continue
      fs.mkdirSync(path.dirname(file), { recursive: true })
      fs.writeFileSync(file, content)
    }
    fs.mkdirSync(this.project, { recursive: true })
    for (const entry of fs.readdirSync(this.project, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name)
      if (entry.isFile() && !files.has(path.relative(this.project, file))) fs.rmSync(file)
    }
  }

  /** Creates a folder in which a program runs. */
  emptyFolder(name: string): string {
    const folder = this.path(name)
    fs.rmSync(folder, { recursive: true, force: true })
    fs.mkdirSync(folder, { recursive: true })
    return folder
  }

  /**
   * Installs dependencies unless they're up to date.
   *
   * @param name folder that `install` creates; it's removed first if it's outdated
   * @param locked what determines the dependencies
   */
  async installOnce(name: string, locked: string, install: () => Promise<void>): Promise<void> {
    const digest = createHash('sha256').update(locked).digest('hex')
    const mark = this.path(`${name}.installed`)
    if (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === digest && fs.existsSync(this.path(name)))
      return
    fs.rmSync(mark, { force: true })
    fs.rmSync(this.path(name), { recursive: true, force: true })
    await install()
    fs.mkdirSync(this.path(name), { recursive: true })
    fs.writeFileSync(mark, digest)
  }

  /**
   * Runs a command of an installation or build in the project's folder.
   *
   * @returns its output
   * @throws {BuildFailure} if it fails
   */
  async build(
    command: readonly string[],
    env: Record<string, string> = {},
    cwd = this.project,
  ): Promise<string> {
    let result: ProcessResult
    try {
      result = await runProcess(command, { cwd, env: exampleEnvironment(env), limit: BUILD_LIMIT })
    } catch (error) {
      throw new BuildFailure(`${command[0]} could not be started: ${String(error)}`, [])
    }
    if (result.exitCode === 0) return result.stdout
    const output = `${result.stdout}\n${result.stderr}`.trim().split('\n')
    const problem = result.timedOut ? `took longer than ${BUILD_LIMIT / 60_000} minutes` : 'failed'
    const words = command.slice(0, 3).map((word) => word.replace(`${this.folder}/`, ''))
    throw new BuildFailure(`"${words.join(' ')}" ${problem}`, output.slice(-40))
  }
}
