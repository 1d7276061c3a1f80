import { spawn, type ChildProcess } from 'node:child_process'
import type { Readable } from 'node:stream'
import { readProcesses, systemUnits, TreeWatch } from './process-tree'

/** Time between two looks at the processes, in milliseconds. */
const LOOK_EVERY = 250

/** Lines of a failed program's output that its error shows. */
const LINES_SHOWN = 40

const MB = 1_000_000

/** What a program took. */
export interface Spent {
  /** User and system time of the program and everything that it started, in seconds. */
  cpu: number
  /** In seconds. */
  wall: number
  /** The most memory that all its processes had in RAM together, in MB; NaN on systems without /proc. */
  memory: number
}

/**
 * The shell waits for the program and tells the user and system time of it and of every descendant that was waited
 * for; on a channel of its own, because the program may write anything to the others.
 */
const TIMED = 'TIMEFORMAT="%U %S"; exec 4>&2; { time "$@" 2>&4; } 2>&3'

/**
 * Runs a program to its end. Its CPU is what the shell accounts for it. Processes that nobody waited for are missing
 * there, so it is counted a second way, by looking at all processes time and again (which misses what a process did
 * after the last look at it); both can only be too low, and the higher one is taken.
 *
 * @throws with the end of its output when it does not end well
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

/** Sum of the two numbers that the shell wrote. */
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

/** Starts a program in a session of its own, so that it and all that it started can be found and ended. */
export function startInSession(
  [program = '', ...args]: readonly string[],
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
  more: readonly 'pipe'[] = [],
): ChildProcess {
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe', ...more] })
  running.add(child)
  return child
}

/** Ends whatever is left of a program and of what it started. */
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
