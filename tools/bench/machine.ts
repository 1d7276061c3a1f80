import os from 'node:os'

/** One-minute load average above which time measurements aren't reliable. */
const IDLE_LOAD = 0.5

/** The machine that measurements depend on. */
export interface MachineFacts {
  cores: number
  processor: string
  memoryGb: number
  system: string
  node: string
  /** Mean of the last minute, before anything was measured. */
  load: number
  idle: boolean
}

/** Reads the machine's properties. Call before anything is measured. */
export function machineFacts(): MachineFacts {
  const cpus = os.cpus()
  const load = os.loadavg()[0] ?? 0
  return {
    cores: cpus.length,
    processor: cpus[0]?.model.trim() ?? 'unknown processor',
    memoryGb: Math.round(os.totalmem() / 1e9),
    system: `${os.type()} ${os.release()}`,
    node: process.version,
    load,
    idle: load <= IDLE_LOAD,
  }
}

/** One line of facts, and a second one when the machine had other work. */
export function machineLines(facts: MachineFacts): string {
  const { cores, processor, memoryGb, system, node, load, idle } = facts
  const line = `${cores} × ${processor}, ${memoryGb} GB, ${system}, Node ${node}, load ${load.toFixed(2)}`
  return idle
    ? line
    : `${line}\nWarning: the machine was not idle (load above ${IDLE_LOAD}): time, CPU, and Lighthouse performance figures are worse than on an idle machine`
}
