import { defineConfig } from 'vitest/config'

/** The unit tests beside the code that is mutated. Stryker does not work with Vitest's projects. */
export default defineConfig({
  test: {
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    include: [`${process.env.FOLDER ?? 'src/sql'}/**/*.test.{ts,tsx}`],
  },
})
