import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ChosenAnswer } from '../../content/code-host/answer'
import { SNAPSHOT_FILE } from './snapshot-file'

let root: string
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'choice-'))
  await mkdir(path.join(root, path.dirname(SNAPSHOT_FILE)), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

const silent = { info: vi.fn(), warn: vi.fn() }

it('chooses and logs once, also across the two bundles that Gatsby makes, and again after an error', async () => {
  const first = await import('./shared-choice')
  vi.resetModules()
  const second = await import('./shared-choice')
  expect(second.chosenAnswer).not.toBe(first.chosenAnswer)

  const inputs = { root, env: {} }
  await expect(first.chosenAnswer(silent, inputs)).rejects.toThrow('the snapshot is missing')
  expect(silent.info).not.toHaveBeenCalled()

  await cp(SNAPSHOT_FILE, path.join(root, SNAPSHOT_FILE))
  const [one, two] = await Promise.all([
    first.chosenAnswer(silent, inputs),
    second.chosenAnswer(silent, inputs),
  ])
  expect(two).toBe(one)
  expect(silent.info).toHaveBeenCalledTimes(1)
})

it('is taken over by a worker of this process, silently, and by no worker of another', async () => {
  await cp(SNAPSHOT_FILE, path.join(root, SNAPSHOT_FILE))
  const { chosenAnswer, handOver } = await import('./shared-choice')
  const chosen = await chosenAnswer(silent, { root, env: {} })
  const answer = structuredClone(chosen.answer)
  answer.repository.latestRelease.tagName = '9.9.9'
  await handOver({ ...chosen, answer, provenance: 'live' }, root)

  const program = `import(${JSON.stringify(path.resolve('src/data-layer/code-host/shared-choice.ts'))})
    .then((module) => (module.default ?? module).chosenAnswer(console, { root: ${JSON.stringify(root)} }))
    .then((chosen) => console.log(chosen.provenance, chosen.answer.repository.latestRelease.tagName))`
  const run = async (prefix: string[]) => {
    const [command, ...args] = [...prefix, process.execPath, '--import', 'tsx', '-e', program]
    const env = { ...process.env, GITHUB_TOKEN: '', GATSBY_WORKER_POOL_WORKER: 'true' }
    return (await promisify(execFile)(command, args, { env })).stdout.trim()
  }
  expect(await run([])).toBe('live 9.9.9' satisfies `${ChosenAnswer['provenance']} ${string}`)
  // A shell in between: this worker's parent is not the process that chose.
  const stranger = await run(['sh', '-c', '"$@"; exit $?', 'sh'])
  expect(stranger).toContain('using the committed snapshot')
  expect(stranger).toContain(`snapshot ${chosen.answer.repository.latestRelease.tagName}`)
}, 30_000)
