import { defineConfig } from 'vitest/config'

/** The unit tests next to the mutated code. Stryker doesn't support Vitest's projects. */
export default defineConfig({
  test: {
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    include: [`${process.env.FOLDER ?? 'src/sql'}/**/*.test.{ts,tsx}`],
  },
})
