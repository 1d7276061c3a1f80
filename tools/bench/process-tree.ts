import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

/** A process as /proc/<pid>/stat tells of it. */
export interface ProcessStat {
  pid: number
  parent: number
  session: number
  /** CPU that it used itself, user and system, in ticks of the system's clock. */
  ticks: number
  /** Memory in RAM, in pages of the system. */
  residentPages: number
}

/** Reads one line of /proc/<pid>/stat; see proc(5). Undefined for what is no such line. */
export function parseStat(line: string): ProcessStat | undefined {
  // the name stands in parentheses and may hold spaces and parentheses itself
  const start = line.indexOf(' (')
  const end = line.lastIndexOf(') ')
  if (start < 0 || end < 0) return undefined
  const fields = line.slice(end + 2).split(' ')
  // the first field after the name is number 3 of proc(5)
  const field = (number: number) => Number(fields[number - 3])
  const stat = {
    pid: Number(line.slice(0, start)),
    parent: field(4),
    session: field(6),
    ticks: field(14) + field(15),
    residentPages: field(24),
  }
  return Object.values(stat).every(Number.isFinite) ? stat : undefined
}

/**
 * A process and everything that it started: its descendants, and those of its session, which stay in it when the
 * process that started them is gone.
 */
export function treeOf(root: number, processes: readonly ProcessStat[]): ProcessStat[] {
  const parents = new Map(processes.map(({ pid, parent }) => [pid, parent]))
  const descends = (pid: number): boolean => {
    const seen = new Set<number>()
    for (let at: number | undefined = pid; at !== undefined && !seen.has(at); at = parents.get(at)) {
      if (at === root) return true
      seen.add(at)
    }
    return false
  }
  return processes.filter(({ pid, session }) => session === root || descends(pid))
}

/** Follows a process and what it starts, look by look. */
export class TreeWatch {
  private readonly ticks = new Map<number, number>()
  private most = 0

  constructor(private readonly root: number) {}

  /** Takes one look at all processes of the machine. */
  look(processes: readonly ProcessStat[]): void {
    const tree = treeOf(this.root, processes)
    for (const { pid, ticks } of tree) this.ticks.set(pid, Math.max(ticks, this.ticks.get(pid) ?? 0))
    this.most = Math.max(
      this.most,
      tree.reduce((sum, { residentPages }) => sum + residentPages, 0),
    )
  }

  /** CPU of every process seen so far, up to the last look at it, in ticks. */
  get cpuTicks(): number {
    return [...this.ticks.values()].reduce((sum, ticks) => sum + ticks, 0)
  }

  /**
   * The most memory that the processes had in RAM together, in pages. Pages that processes share count once for each
   * of them, so this is a little more than what the machine needed.
   */
  get peakPages(): number {
    return this.most
  }
}

/** All processes of the machine; empty where there is no /proc (only Linux has it). */
export function readProcesses(): ProcessStat[] {
  if (!fs.existsSync('/proc/self/stat')) return []
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return parseStat(fs.readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
      } catch {
        // it ended between the two looks
        return []
      }
    })
}

/** Ticks of the system's clock in a second, and bytes in a page of its memory. */
export function systemUnits(): { ticksPerSecond: number; bytesPerPage: number } {
  const ask = (name: string) => Number(execFileSync('getconf', [name], { encoding: 'utf8' }))
  return { ticksPerSecond: ask('CLK_TCK'), bytesPerPage: ask('PAGESIZE') }
}
