import { defineConfig } from 'vitest/config'
import { SHARED_SETTINGS, UNIT_TIMEOUT } from './test-settings'

/** The unit tests next to the mutated code. Stryker doesn't support Vitest's projects. */
export default defineConfig({
  test: {
    ...SHARED_SETTINGS,
    testTimeout: UNIT_TIMEOUT,
    include: [`${process.env.FOLDER ?? 'src/sql'}/**/*.test.{ts,tsx}`],
  },
})
