import { spawn } from 'node:child_process'

/** What a program printed, and how it ended. */
export interface ProcessResult {
  /** 1 if it was ended by a signal. */
  exitCode: number
  stdout: string
  stderr: string
  timedOut: boolean
}

/** Working directory, environment, and timeout of a program. */
export interface ProcessOptions {
  cwd: string
  env?: NodeJS.ProcessEnv
  /** Timeout in milliseconds, after which the program and everything it started are killed. */
  limit: number
}

/** Running process groups, which are killed when this process exits. */
const groups = new Set<number>()
process.once('exit', () => {
  for (const pid of groups) endGroup(pid)
})

/**
 * Runs a program in its own process group, which is killed when the program exits or times out.
 * @throws {Error} with code ENOENT if there is no such program
 */
export function runProcess(
  [program = '', ...args]: readonly string[],
  { cwd, env, limit }: ProcessOptions,
): Promise<ProcessResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    const { pid } = child
    if (pid !== undefined) groups.add(pid)
    const end = () => {
      if (pid !== undefined) endGroup(pid)
    }
    const result: ProcessResult = { exitCode: 0, stdout: '', stderr: '', timedOut: false }
    const timer = setTimeout(() => {
      result.timedOut = true
      end()
    }, limit)
    const done = () => {
      clearTimeout(timer)
      if (pid !== undefined) groups.delete(pid)
    }
    child.stdout.setEncoding('utf8').on('data', (text: string) => (result.stdout += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (result.stderr += text))
    child.on('error', (error) => {
      done()
      reject(error)
    })
    child.on('close', (code) => {
      // background processes must not write to the next program's database
      end()
      done()
      resolve({ ...result, exitCode: code ?? 1 })
    })
  })
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The group has already exited.
  }
}
