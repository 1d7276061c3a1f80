import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'install-'))
  write('package.json', '{}')
  write('package-lock.json', '{"lockfileVersion":3}')
  npmThat('/bin/mkdir -p node_modules && echo called >> calls')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

function write(name: string, text: string): void {
  writeFileSync(path.join(folder, name), text)
}

/** Puts a script in the place of npm. */
function npmThat(does: string): void {
  write('npm', `#!/bin/sh\n[ "$*" = ci ] || exit 9\n${does}\n`)
  chmodSync(path.join(folder, 'npm'), 0o755)
}

function install(): string {
  return execFileSync(process.execPath, [path.resolve('tools/install-if-needed.mjs')], {
    cwd: folder,
    env: { PATH: folder },
    encoding: 'utf8',
    stdio: 'pipe',
  })
}

function calls(): number {
  const file = path.join(folder, 'calls')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').length : 0
}

describe('install-if-needed', () => {
  it('runs npm ci the first time and is silent the second time', () => {
    expect(install()).toContain('npm ci')
    expect(install()).toBe('')
    expect(calls()).toBe(1)
  })

  it.each(['package.json', 'package-lock.json'])('installs again when %s changed', (name) => {
    install()
    write(name, '{"changed":true}')
    install()
    expect(calls()).toBe(2)
  })

  it('installs again when node_modules was deleted', () => {
    install()
    rmSync(path.join(folder, 'node_modules'), { recursive: true })
    install()
    expect(calls()).toBe(2)
  })

  it('fails when npm fails, and does not take the packages for installed', () => {
    npmThat('/bin/mkdir -p node_modules; exit 1')
    expect(install).toThrow('could not be installed')
    npmThat('echo called >> calls')
    install()
    expect(calls()).toBe(1)
  })
})
