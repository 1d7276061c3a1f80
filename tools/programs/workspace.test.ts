import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { BuildFailure, cacheFolder, Workspace } from './workspace'

let folder: string
let workspace: Workspace
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'workspace-test-'))
  workspace = new Workspace(folder)
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

it('leaves files alone that are the same, so that builds stay fresh, and removes others', () => {
  workspace.sync(
    new Map([
      ['same.go', 'a'],
      ['changed.go', 'a'],
      ['pgwire/gone.go', 'a'],
    ]),
  )
  const past = new Date(0)
  for (const name of ['same.go', 'changed.go']) fs.utimesSync(path.join(workspace.project, name), past, past)
  workspace.sync(
    new Map([
      ['same.go', 'a'],
      ['changed.go', 'b'],
    ]),
  )
  const time = (name: string) => fs.statSync(path.join(workspace.project, name)).mtimeMs
  expect(time('same.go')).toBe(0)
  expect(time('changed.go')).toBeGreaterThan(0)
  expect(fs.existsSync(path.join(workspace.project, 'pgwire/gone.go'))).toBe(false)
})

it('installs once for each set of dependencies, and again after an installation that failed', async () => {
  let times = 0
  const install = (locked: string, fails = false) =>
    workspace.installOnce('venv', locked, () => {
      times++
      return fails ? Promise.reject(new Error('no network')) : Promise.resolve()
    })
  await install('questdb==1')
  await install('questdb==1')
  expect(times).toBe(1)
  await expect(install('questdb==2', true)).rejects.toThrow('no network')
  await install('questdb==2')
  expect(times).toBe(3)
})

it('says what failed, with the output', async () => {
  workspace.sync(new Map())
  const failure = workspace.build(['sh', '-c', 'echo one; echo two >&2; exit 3'])
  await expect(failure).rejects.toThrow(BuildFailure)
  await expect(failure).rejects.toMatchObject({
    message: '"sh -c echo one; echo two >&2; exit 3" failed',
    output: ['one', '', 'two'],
  })
  await expect(workspace.build(['no-such-program'])).rejects.toThrow('no-such-program could not be started')
})

it('keeps caches where the system says', () => {
  expect(cacheFolder({ XDG_CACHE_HOME: '/caches' })).toBe('/caches/questdb-docs-programs')
  expect(cacheFolder({ HOME: '/home/ada' })).toBe('/home/ada/.cache/questdb-docs-programs')
})
