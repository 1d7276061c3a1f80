import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runProcess, type ProcessResult } from '../verify/run/run-process'

/** Milliseconds that an installation or a build may take. */
const BUILD_LIMIT = 15 * 60_000

/** Folder that survives between runs. */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  const base = env.XDG_CACHE_HOME ?? path.join(env.HOME ?? os.homedir(), '.cache')
  return path.join(base, 'questdb-docs-programs')
}

/** An installation or a build that failed. */
export class BuildFailure extends Error {
  /** @param output the end of what it printed */
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
  /** Sources and lock files, exactly those of the run. */
  readonly project: string
  constructor(readonly folder: string) {
    this.project = path.join(folder, 'project')
  }

  path(...parts: string[]): string {
    return path.join(this.folder, ...parts)
  }

  /** Content of files of the project, such as lock files. */
  read(...names: string[]): string {
    return names.map((name) => fs.readFileSync(path.join(this.project, name), 'utf8')).join('\n')
  }

  /** Writes the files of the project. What is the same stays untouched, so that builds stay fresh; others go. */
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

  /** Makes a folder for a program to run in. */
  emptyFolder(name: string): string {
    const folder = this.path(name)
    fs.rmSync(folder, { recursive: true, force: true })
    fs.mkdirSync(folder, { recursive: true })
    return folder
  }

  /**
   * Installs dependencies, unless they are there.
   * @param name of the folder that `install` fills; it is removed first if it holds others
   * @param locked what the dependencies follow from
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
   * Runs a command of an installation or a build, in the project's folder.
   * @returns what it printed
   * @throws {BuildFailure} when it fails
   */
  async build(
    command: readonly string[],
    env: Record<string, string> = {},
    cwd = this.project,
  ): Promise<string> {
    let result: ProcessResult
    try {
      result = await runProcess(command, { cwd, env: { ...process.env, ...env }, limit: BUILD_LIMIT })
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
