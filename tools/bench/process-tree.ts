import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

/** Process statistics from /proc/<pid>/stat. */
export interface ProcessStat {
  pid: number
  parent: number
  session: number
  /** User and system CPU time of the process itself, in clock ticks. */
  ticks: number
  /** Resident memory, in pages. */
  residentPages: number
}

/** Parses a line of /proc/<pid>/stat; see proc(5). Undefined for an invalid line. */
export function parseStat(line: string): ProcessStat | undefined {
  // the name is in parentheses and may itself contain spaces and parentheses
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
 * A process, its descendants, and the other processes of its session, which includes orphaned descendants.
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

/** Tracks the CPU and memory of a process tree by sampling. */
export class TreeWatch {
  private readonly ticks = new Map<number, number>()
  private most = 0

  constructor(private readonly root: number) {}

  /** Adds a sample of all processes of the machine. */
  look(processes: readonly ProcessStat[]): void {
    const tree = treeOf(this.root, processes)
    for (const { pid, ticks } of tree) this.ticks.set(pid, Math.max(ticks, this.ticks.get(pid) ?? 0))
    this.most = Math.max(
      this.most,
      tree.reduce((sum, { residentPages }) => sum + residentPages, 0),
    )
  }

  /** CPU time of every process seen so far, up to its last sample, in ticks. */
  get cpuTicks(): number {
    return [...this.ticks.values()].reduce((sum, ticks) => sum + ticks, 0)
  }

  /**
   * Peak resident memory of all processes together, in pages. Shared pages are counted once for each process, so this
   * slightly overestimates.
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
        // the process ended after the folder was listed
        return []
      }
    })
}

/** The system's clock ticks per second and bytes per memory page. */
export function systemUnits(): { ticksPerSecond: number; bytesPerPage: number } {
  const ask = (name: string) => Number(execFileSync('getconf', [name], { encoding: 'utf8' }))
  return { ticksPerSecond: ask('CLK_TCK'), bytesPerPage: ask('PAGESIZE') }
}
