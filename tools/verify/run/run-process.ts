import { spawn } from 'node:child_process'

/** What a program printed, and how it ended. */
export interface ProcessResult {
  /** 1 if it was ended by a signal. */
  exitCode: number
  stdout: string
  stderr: string
  timedOut: boolean
}

/** Where, with what, and for how long a program may run. */
export interface ProcessOptions {
  cwd: string
  env?: NodeJS.ProcessEnv
  /** Milliseconds after which it is killed with everything that it started. */
  limit: number
}

/** Process groups that are running; they end with this process. */
const groups = new Set<number>()
process.once('exit', () => {
  for (const pid of groups) endGroup(pid)
})

/**
 * Runs a program in a process group of its own, which is killed when the program ends or takes too long.
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
      // what it left running must not write into the next program's database
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
    // It has ended by itself.
  }
}
