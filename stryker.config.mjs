// Mutation tests (`make mutants FOLDER=src/sql`): Stryker changes the code a little at a time and reports the changes that
// no unit test notices. It takes minutes for a folder, so it is a tool for authors of tests and not a part of `make test`.

const folder = process.env.FOLDER ?? 'src/sql'

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutants/vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [`${folder}/**/*.{ts,tsx}`, '!**/*.test.{ts,tsx}', '!**/*.d.ts'],
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
