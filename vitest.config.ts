import { defineConfig } from 'vitest/config'
import { SHARED_SETTINGS, UNIT_TIMEOUT } from './tools/mutants/test-settings'

/** Unit tests that replace modules and therefore need modules of their own. */
const MOCKED = '{src,tools}/**/*.mocked.test.{ts,tsx}'

export default defineConfig({
  test: {
    ...SHARED_SETTINGS,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: [MOCKED],
          testTimeout: UNIT_TIMEOUT,
        },
      },
      {
        extends: true,
        test: {
          name: 'mocked',
          include: [MOCKED],
          testTimeout: UNIT_TIMEOUT,
        },
      },
      {
        extends: true,
        test: {
          name: 'verify',
          include: ['tests/verify/**/*.test.ts'],
          // these start a real QuestDB
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'host',
          include: ['tests/host/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'data-layer',
          include: ['tests/data-layer/**/*.test.ts'],
          // several start Gatsby itself, each in a copy of the site, which takes minutes on a slow machine
          pool: 'forks',
          testTimeout: 300_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
})
