import { describe, expect, it, vi } from 'vitest'
import { runMeasured } from './run-measured'

// programs are run for real
vi.setConfig({ testTimeout: 60_000 })

const run = (script: string) =>
  runMeasured([process.execPath, '-e', script], { cwd: process.cwd(), env: process.env })

/** Keeps a processor busy until it used so much CPU, in seconds. */
const busy = (seconds: number) =>
  `const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6 }; while (used() < ${seconds}) ;`

describe('runMeasured', () => {
  it('counts the CPU of processes that the program started, and nothing for waiting', async () => {
    const { cpu, wall } = await run(
      `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy(0.8))}]); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500)`,
    )
    expect(cpu).toBeGreaterThanOrEqual(0.75)
    expect(cpu).toBeLessThan(2)
    expect(wall).toBeGreaterThan(2.2)
  })

  it('counts processes that nobody waited for', async () => {
    // the inner process uses its CPU, says so and rests; the outer one ends a few looks later without it
    const inner = `${busy(0.8)}; process.send(0); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60000)`
    const { cpu } = await run(
      `const inner = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(inner)}], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }); inner.once('message', () => setTimeout(() => process.exit(0), 1000))`,
    )
    expect(cpu).toBeGreaterThan(0.75)
  })

  it.runIf(process.platform === 'linux')('sees the memory that was in use together', async () => {
    const { memory } = await run(
      `const kept = Buffer.alloc(200e6, 1); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000); process.exit(kept[0] - 1)`,
    )
    expect(memory).toBeGreaterThan(200)
    expect(memory).toBeLessThan(500)
  })

  it('shows what a program said that failed', async () => {
    await expect(run('console.error("no room left"); process.exit(3)')).rejects.toThrow(
      /exited with 3:[\s\S]*no room left/,
    )
  })
})
