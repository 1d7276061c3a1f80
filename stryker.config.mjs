// Mutation tests (`make mutants FOLDER=src/sql`): Stryker changes the code a little at a time and reports the changes that
// no unit test notices. It takes minutes for a folder, so it is a tool for authors of tests and not a part of `make test`.

import fs from 'node:fs'
import path from 'node:path'

const folder = process.env.FOLDER ?? 'src/sql'

/** Share of the folder's lines to change, for folders in which all changes would take hours: SAMPLE=0.1. */
const share = Number(process.env.SAMPLE ?? 1)
if (!(share > 0 && share <= 1))
  throw new Error(
    `SAMPLE is "${process.env.SAMPLE}", but must be a number above 0 and at most 1, such as 0.1`,
  )

/** Lines that are chosen together. A change that spans two of these blocks isn't part of any sample. */
const BLOCK_LINES = 25

/** Tests, and helpers that only tests import, such as `src/markdown/steps/test-steps.ts`. */
const TEST_FILES = /(?:\.test|\.d)\.tsx?$|(?:^|\/)test-(?!all)[^/]*$/

const files = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !TEST_FILES.test(name))
  .sort()
  .map((name) => path.posix.join(folder, name))

/** Blocks of lines, as `file:first-last`. Choosing every nth one spreads the sample over all files. */
function sampledLines() {
  const blocks = files.flatMap((file) => {
    const lines = fs.readFileSync(file, 'utf8').split('\n').length
    return Array.from({ length: Math.ceil(lines / BLOCK_LINES) }, (_, block) => {
      const first = block * BLOCK_LINES + 1
      return `${file}:${first}-${first + BLOCK_LINES - 1}`
    })
  })
  return blocks.filter((_, index) => Math.floor((index + 1) * share) > Math.floor(index * share))
}

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutants/vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: share < 1 ? sampledLines() : files,
  // what the tests don't need, and what would be copied for each run
  ignorePatterns: ['public', '.cache', '.tmp', 'test-results', 'hosting', '.github', '.vscode'],
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: 2,
  tempDirName: '.tmp/mutants',
  reporters: ['clear-text', 'progress', 'json'],
  jsonReporter: { fileName: '.tmp/mutants.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 80, low: 60, break: null },
}
