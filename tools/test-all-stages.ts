import { playwrightCounts, vitestCounts, type Counts } from './test-all-counts'
import { requireTestBrowser } from '../src/base/find-browser'
import { freePort } from './free-port'
import { requireNginx } from './hosting/nginx'
import { requireBuild } from './require-build'

/** A stage of `make test`. */
export interface Stage {
  name: string
  /** Program in a package or on the PATH, with its arguments; `{report}` is replaced with the path of its report. */
  command: readonly [program: string, ...args: string[]]
  /** Reads counts from the JSON report. A stage without one is a single check that passes if the program succeeds. */
  countsOf?: (report: unknown) => Counts
  /** Stage that must succeed first, because this one would otherwise test an outdated result. */
  needs?: string
  /** Whether the program keeps a single processor busy, so that another such stage may run at the same time. */
  singleCore?: true
  /** Runs before the program and returns environment variables for it. */
  prepare?: (reportFile: string) => Promise<Record<string, string>>
}

/** By default, vitest leaves one core unused, which is half of a machine with two. */
const ALL_CORES = '--maxWorkers=100%'

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

/**
 * For a stage that runs alone, with `make test STAGE=browser`: prints a warning if the last build is outdated.
 *
 * @throws if there is no build
 */
function checkBuild(folder?: string): void {
  const warning = requireBuild(folder)
  if (warning !== undefined) console.warn(warning)
}

/** All stages in the order in which they run. */
export const STAGES: readonly Stage[] = [
  // first, because it takes longer than the next four together
  { name: 'lint', command: ['eslint', '.'], singleCore: true },
  { name: 'format', command: ['prettier', '--check', '.'], singleCore: true },
  {
    name: 'spelling',
    command: ['cspell', 'lint', '--no-progress', '--show-suggestions'],
    singleCore: true,
  },
  { name: 'types', command: ['tsc', '--noEmit', '-p', '.'], singleCore: true },
  { name: 'worker types', command: ['tsc', '--noEmit', '-p', 'src/service-worker'], singleCore: true },
  {
    name: 'unit',
    // a module graph for each file would take three times as long
    command: [...vitest('unit'), '--no-isolate', ALL_CORES],
    countsOf: vitestCounts,
    // once, because several test files need it at the same time
    prepare: async () => {
      await requireNginx()
      return {}
    },
  },
  { name: 'unit with mocked modules', command: [...vitest('mocked'), ALL_CORES], countsOf: vitestCounts },
  // starts a real QuestDB, which requires Java and Maven; their absence is reported
  { name: 'example runner', command: [...vitest('verify'), ALL_CORES], countsOf: vitestCounts },
  // measures response times, so that nothing else may run at the same time
  { name: 'host', command: [...vitest('host'), '--no-file-parallelism'], countsOf: vitestCounts },
  { name: 'build', command: ['gatsby', 'build'] },
  {
    name: 'data-layer',
    command: [...vitest('data-layer'), ALL_CORES],
    countsOf: vitestCounts,
    needs: 'build',
    prepare: () => {
      checkBuild()
      return Promise.resolve({})
    },
  },
  {
    name: 'browser',
    command: ['playwright', 'test', '--reporter=list,json'],
    countsOf: playwrightCounts,
    needs: 'build',
    prepare: async (reportFile) => {
      checkBuild(process.env.BROWSER_TEST_FOLDER)
      return {
        CHROMIUM_PATH: await requireTestBrowser(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
        BROWSER_TEST_PORT: process.env.BROWSER_TEST_PORT ?? String(await freePort()),
      }
    },
  },
]
