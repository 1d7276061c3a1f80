import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runProcess } from './run-process'

let cwd: string
beforeEach(() => (cwd = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'run-process-')))))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  fs.rmSync(cwd, { recursive: true })
})

const bash = (code: string, limit = 20_000, env?: NodeJS.ProcessEnv) =>
  runProcess(['bash', '-c', code], { cwd, limit, ...(env && { env }) })

/** Whether a process whose id a script has written still runs. A killed one may need a moment to go. */
async function isAlive(file: string): Promise<boolean> {
  const pid = Number(fs.readFileSync(path.join(cwd, file), 'utf8'))
  for (let i = 0; i < 50; i++) {
    try {
      process.kill(pid, 0)
      // a process that nobody waits for remains as a zombie
      const state = `/proc/${pid}/stat`
      if (fs.existsSync(state) && /^\d+ \(.*\) Z/.test(fs.readFileSync(state, 'utf8'))) return false
    } catch {
      return false
    }
    await sleep(10)
  }
  return true
}

describe('runProcess', () => {
  it('reports what a program prints and how it ends', async () => {
    expect(await bash('echo out; echo err >&2; echo more; exit 3')).toEqual({
      exitCode: 3,
      stdout: 'out\nmore\n',
      stderr: 'err\n',
      timedOut: false,
    })
  })

  it('runs in the given folder and environment, and passes arguments as they are', async () => {
    fs.writeFileSync(path.join(cwd, 'here.txt'), '')
    const { stdout } = await bash('ls; echo "$GREETING"', 20_000, { ...process.env, GREETING: 'hello  you' })
    expect(stdout).toBe('here.txt\nhello  you\n')
  })

  it('keeps characters together that arrive in two parts', async () => {
    expect(await bash(String.raw`printf '\xc3'; sleep 0.2; printf '\xa9'`)).toMatchObject({ stdout: 'é' })
    expect(await bash(String.raw`(printf '\xc3'; sleep 0.2; printf '\xa9') >&2`)).toMatchObject({
      stderr: 'é',
    })
  })

  it('gives a program that reads its input nothing to wait for', async () => {
    expect(await bash('cat; echo done')).toMatchObject({ stdout: 'done\n', timedOut: false })
  })

  it('reports a program that was killed as failed', async () => {
    expect(await bash('kill -9 $$')).toMatchObject({ exitCode: 1, timedOut: false })
  })

  it('rejects when there is no such program', async () => {
    await expect(runProcess(['no-such-program'], { cwd, limit: 20_000 })).rejects.toMatchObject({
      code: 'ENOENT',
    })
  })

  it('ends a program that takes too long, with everything it started', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const done = bash('trap "" TERM; echo begun; sleep 60 & echo $! > child; wait', 20_000)
    const child = path.join(cwd, 'child')
    while (!fs.existsSync(child) || !fs.readFileSync(child, 'utf8').endsWith('\n'))
      await new Promise((resolve) => setImmediate(resolve))
    vi.advanceTimersByTime(20_000)
    expect(await done).toEqual({ exitCode: 1, stdout: 'begun\n', stderr: '', timedOut: true })
    vi.useRealTimers()
    expect(await isAlive('child')).toBe(false)
  })

  it('ends what a program leaves running in the background', async () => {
    const result = await bash('sleep 60 > /dev/null 2>&1 & echo $! > child')
    expect(result).toMatchObject({ exitCode: 0, timedOut: false })
    expect(await isAlive('child')).toBe(false)
  })

  it.each([
    ['has ended', ['true']],
    ['could not be started', ['no-such-program']],
  ])('leaves no timer behind when a program %s', async (_, command) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const done = runProcess(command, { cwd, limit: 20_000 }).catch(() => undefined)
    expect(vi.getTimerCount()).toBe(1)
    await done
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the end of this process', () => {
  it('ends the programs that still run, and no others', async () => {
    const before = process.listeners('exit')
    vi.resetModules()
    const fresh = await import('./run-process')
    const [exit] = process.listeners('exit').filter((each) => !before.includes(each))
    await fresh.runProcess(['true'], { cwd, limit: 20_000 })
    const running = fresh.runProcess(['sleep', '60'], { cwd, limit: 20_000 })
    const kill = vi.spyOn(process, 'kill')
    exit?.(0)
    expect(kill).toHaveBeenCalledTimes(1)
    expect(await running).toMatchObject({ exitCode: 1, timedOut: false })
  })
})
