import type { ViteUserConfig } from 'vitest/config'

/** Settings of all Vitest projects (vitest.config.ts), which mutation tests share. */
export const SHARED_SETTINGS = {
  // components import CSS modules by name; classes keep the names that the style sheet gives them
  css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
  // files of the unit project share their modules and globals (`--no-isolate`), so each test has to leave them unchanged
  unstubGlobals: true,
  unstubEnvs: true,
  restoreMocks: true,
} satisfies ViteUserConfig['test']

/** Timeout of a unit test in milliseconds: the first use of the TypeScript compiler takes seconds on a busy machine. */
export const UNIT_TIMEOUT = 20_000
