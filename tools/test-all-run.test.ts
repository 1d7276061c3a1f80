import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runStages, type StageResult } from './test-all-run'
import type { Stage } from './test-all-stages'
import { vitestCounts, type Counts } from './test-all-counts'

/** For programs that start on a busy machine. */
const WAIT = { timeout: 15_000, interval: 10 }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'test-all-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** A program that prints a word, leaves counts as its report and ends as told. */
function stage(name: string, counts: Counts | undefined, exitCode: number, more: Partial<Stage> = {}): Stage {
  const report = counts
    ? `require('fs').writeFileSync(process.argv[1], ${JSON.stringify(JSON.stringify(counts))});`
    : ''
  const script = `console.log('said by ${name}');${report}process.exit(${exitCode})`
  return {
    name,
    command: [process.execPath, '-e', script, '{report}'],
    countsOf: (read) => read as Counts,
    ...more,
  }
}

async function only(one: Stage): Promise<StageResult | undefined> {
  return (await runStages([one], folder))[0]
}

describe('runStages', () => {
  it('counts what the report says', async () => {
    const result = await only(stage('good', { passed: 12, failed: 0, skipped: 3 }, 0))
    expect(result).toMatchObject({ passed: 12, failed: 0, skipped: 3 })
    expect(result).not.toHaveProperty('problem')
    expect(readFileSync(result?.logFile ?? '', 'utf8')).toBe('said by good\n')
  })

  it('counts a stage without report as one check', async () => {
    expect(await only(stage('good', undefined, 0, { countsOf: undefined }))).toMatchObject({
      passed: 1,
      failed: 0,
    })
    expect(await only(stage('bad', undefined, 2, { countsOf: undefined }))).toMatchObject({
      passed: 0,
      failed: 1,
    })
  })

  it.each([
    ['crashes before its report', undefined, 1, 'left no report'],
    ['ends well without a report', undefined, 0, 'left no report'],
    ['runs nothing', { passed: 0, failed: 0, skipped: 4 }, 0, 'ran no tests'],
    ['passes all tests and ends badly', { passed: 3, failed: 0, skipped: 0 }, 1, 'exited with 1'],
  ])('fails a stage that %s', async (_, counts, exitCode, problem) => {
    const result = await only(stage('strange', counts, exitCode))
    expect(result?.failed).toBe(1)
    expect(result?.problem).toContain(problem)
  })

  it('does not take the report of an earlier run for a new one', async () => {
    writeFileSync(path.join(folder, 'old.json'), '{"passed":9,"failed":0,"skipped":0}')
    expect(await only(stage('old', undefined, 1))).toMatchObject({ passed: 0, failed: 1 })
  })

  it('fails a stage whose program or preparation is missing', async () => {
    expect(await only({ name: 'none', command: ['no-such-program'] })).toMatchObject({ failed: 1 })
    const prepare = () => Promise.reject(new Error('No browser found'))
    const result = await only(stage('browser', { passed: 1, failed: 0, skipped: 0 }, 0, { prepare }))
    expect(result).toMatchObject({ failed: 1, passed: 0, problem: 'No browser found' })
  })

  it('goes on after a failure, but not with what needs the failed stage', async () => {
    const good = { passed: 1, failed: 0, skipped: 0 }
    const seen: string[] = []
    const results = await runStages(
      [
        stage('build', undefined, 1, { countsOf: undefined }),
        stage('browser', good, 0, { needs: 'build' }),
        stage('unit', good, 0),
      ],
      folder,
      (result) => seen.push(result.name),
    )
    expect(results.map(({ failed }) => failed)).toEqual([1, 1, 0])
    expect(results[1]?.problem).toBe('not run, because build failed')
    expect(seen).toEqual(['build', 'browser', 'unit'])
  })

  it('runs two stages that use a single core at the same time, and others alone', async () => {
    const journal = path.join(folder, 'journal')
    const events = () => (existsSync(journal) ? readFileSync(journal, 'utf8').trim().split(' ') : [])
    /** A program that notes its start, waits for a file, and notes its end. */
    const held = (name: string, more: Partial<Stage> = {}): Stage => ({
      name,
      command: [
        process.execPath,
        '-e',
        `const { appendFileSync, existsSync } = require('fs')
        const [, journal, permission] = process.argv
        appendFileSync(journal, '+${name} ')
        const timer = setInterval(() => {
          // the test has failed and removed its folder
          if (!existsSync(journal)) process.exit(1)
          if (!existsSync(permission)) return
          clearInterval(timer)
          appendFileSync(journal, '-${name} ')
        }, 5)`,
        journal,
        path.join(folder, name),
      ],
      ...more,
    })
    const finish = (name: string) => {
      writeFileSync(path.join(folder, name), '')
    }
    const started = async (...names: string[]) => {
      await vi.waitFor(
        () => expect(events()).toEqual(expect.arrayContaining(names.map((name) => `+${name}`))),
        WAIT,
      )
    }
    const ended = runStages(
      [
        held('lint', { singleCore: true }),
        held('format', { singleCore: true }),
        held('types', { singleCore: true }),
        held('unit'),
        held('build'),
      ],
      folder,
    )
    await started('lint', 'format')
    finish('format')
    await started('types')
    finish('types')
    await vi.waitFor(() => expect(events()).toContain('-types'), WAIT)
    // a stage that needs both processors would have time to start too early
    await wait(300)
    finish('lint')
    await started('unit')
    finish('unit')
    await started('build')
    finish('build')
    expect((await ended).map(({ name }) => name)).toEqual(['lint', 'format', 'types', 'unit', 'build'])
    // the first two start at the same time, in either order
    expect(events().slice(0, 2).sort()).toEqual(['+format', '+lint'])
    expect(events().slice(2)).toEqual([
      '-format',
      '+types',
      '-types',
      '-lint',
      '+unit',
      '-unit',
      '+build',
      '-build',
    ])
  })

  it('reads what vitest itself writes', { timeout: 60_000 }, async () => {
    const suite = [
      `import { expect, it } from '${path.resolve('node_modules/vitest/dist/index.js')}'`,
      `it('passes', () => {})`,
      `it('fails', () => { expect(1).toBe(2) })`,
      `it.skip('waits', () => {})`,
      `it.todo('comes')`,
    ].join('\n')
    writeFileSync(path.join(folder, 'one.test.mjs'), suite)
    writeFileSync(path.join(folder, 'two.test.mjs'), `import './missing.mjs'`)
    const result = await only({
      name: 'unit',
      command: ['vitest', 'run', '--root', folder, '--reporter=json', '--outputFile.json={report}'],
      countsOf: vitestCounts,
    })
    expect(result).toMatchObject({ passed: 1, failed: 2, skipped: 2 })
  })
})
