import { defineConfig } from 'vitest/config'

/** Unit tests that replace modules and therefore need modules of their own. */
const MOCKED = '{src,tools}/**/*.mocked.test.{ts,tsx}'

export default defineConfig({
  test: {
    // components import CSS modules by name; classes keep the names that the style sheet gives them
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    // files of the unit project share their modules and globals (`--no-isolate`), so each test has to leave them unchanged
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: [MOCKED],
          // the first use of the TypeScript compiler takes seconds on a busy machine
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'mocked',
          include: [MOCKED],
          testTimeout: 20_000,
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
