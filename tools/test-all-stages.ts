import { createServer } from 'node:net'
import { playwrightCounts, vitestCounts, type Counts } from './test-all-counts'
import { requireBrowser } from '../src/base/find-browser'
import { requireNginx } from './hosting/nginx'

/** A part of `make test`. */
export interface Stage {
  name: string
  /** Program of a package, or any on PATH, and its arguments; `{report}` stands for the file of its report. */
  command: readonly [program: string, ...args: string[]]
  /** Reads counts from the JSON report; a stage without is one check, passed when the program ends well. */
  countsOf?: (report: unknown) => Counts
  /** Stage without whose success this one would only test something old. */
  needs?: string
  /** Runs before the program; gives variables for it. */
  prepare?: (reportFile: string) => Promise<Record<string, string>>
}

function vitest(project: string): Stage['command'] {
  return [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json={report}',
  ]
}

/** All stages in the order in which they run. */
export const STAGES: readonly Stage[] = [
  { name: 'format', command: ['prettier', '--check', '.'] },
  { name: 'lint', command: ['eslint', '.'] },
  { name: 'spelling', command: ['cspell', 'lint', '--no-progress', '--show-suggestions'] },
  { name: 'types', command: ['tsc', '--noEmit', '-p', '.'] },
  { name: 'worker types', command: ['tsc', '--noEmit', '-p', 'src/service-worker'] },
  {
    name: 'unit',
    command: vitest('unit'),
    countsOf: vitestCounts,
    // once, because several test files need it at the same time
    prepare: async () => {
      await requireNginx()
      return {}
    },
  },
  // starts a real QuestDB: Java and Maven must be there, and are asked for when they are not
  { name: 'example runner', command: vitest('verify'), countsOf: vitestCounts },
  { name: 'build', command: ['gatsby', 'build'] },
  { name: 'data-layer', command: vitest('data-layer'), countsOf: vitestCounts, needs: 'build' },
  {
    name: 'browser',
    command: ['playwright', 'test', '--reporter=list,json'],
    countsOf: playwrightCounts,
    needs: 'build',
    prepare: async (reportFile) => ({
      CHROMIUM_PATH: await requireBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      BROWSER_TEST_PORT: process.env.BROWSER_TEST_PORT ?? String(await freePort()),
    }),
  },
]

/** A port that no other program listens on, such as another checkout's tests. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port is available')
  return address.port
}
