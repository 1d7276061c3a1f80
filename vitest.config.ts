import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // components import CSS modules by name; classes keep the names that the style sheet gives them
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
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
