import { spawn, type ChildProcess } from 'node:child_process'
import type { Readable } from 'node:stream'
import { readProcesses, systemUnits, TreeWatch } from './process-tree'

/** Sampling interval, in milliseconds. */
const LOOK_EVERY = 250

/** Lines of a failed program's output that its error shows. */
const LINES_SHOWN = 40

const MB = 1_000_000

/** Resources that a program used. */
export interface Spent {
  /** User and system time of the program and everything that it started, in seconds. */
  cpu: number
  /** In seconds. */
  wall: number
  /** Peak resident memory of all its processes together, in MB; NaN on systems without /proc. */
  memory: number
}

/**
 * Makes the shell report the user and system time of the program and of all descendants that were waited for, on a
 * separate file descriptor, because the program may write anything to stdout and stderr.
 */
const TIMED = 'TIMEFORMAT="%U %S"; exec 4>&2; { time "$@" 2>&4; } 2>&3'

/**
 * Runs a program to completion. Measures its CPU time in two ways: the shell's accounting omits processes that nobody
 * waited for, and sampling omits what a process did after its last sample. Both can only be too low, so the higher
 * value is used.
 *
 * @throws with the end of its output if it fails
 */
export async function runMeasured(
  command: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<Spent> {
  const started = performance.now()
  const child = startInSession(['bash', '-c', TIMED, 'bash', ...command], options, ['pipe'])
  const { ticksPerSecond, bytesPerPage } = systemUnits()
  const watch = new TreeWatch(child.pid ?? 0)
  const timer = setInterval(() => {
    watch.look(readProcesses())
  }, LOOK_EVERY)
  const output = gather(child.stdout, child.stderr)
  const times = gather(child.stdio[3] as Readable)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  }).finally(() => {
    clearInterval(timer)
    endSession(child)
  })
  const wall = (performance.now() - started) / 1000
  if (code !== 0) {
    const shown = output().trimEnd().split('\n').slice(-LINES_SHOWN).join('\n')
    throw new Error(`\`${command.join(' ')}\` exited with ${code ?? 'a signal'}:\n${shown}`)
  }
  return {
    cpu: Math.max(accounted(times()), watch.cpuTicks / ticksPerSecond),
    wall,
    memory: watch.peakPages === 0 ? NaN : (watch.peakPages * bytesPerPage) / MB,
  }
}

/** Sum of the user and system time that the shell reported. */
function accounted(times: string): number {
  const [user = NaN, system = NaN] = times.trim().split(/\s+/).map(Number)
  return user + system
}

function gather(...streams: (Readable | null)[]): () => string {
  let text = ''
  for (const stream of streams) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return () => text
}

const running = new Set<ChildProcess>()

/** Starts a program in its own session, so that it and everything it starts can be found and killed. */
export function startInSession(
  [program = '', ...args]: readonly string[],
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
  more: readonly 'pipe'[] = [],
): ChildProcess {
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe', ...more] })
  running.add(child)
  return child
}

/** Kills what is left of a program and of everything it started. */
export function endSession(child: ChildProcess): void {
  running.delete(child)
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // nothing is left
  }
}

process.once('exit', () => {
  for (const child of running) endSession(child)
})
