/**
 * Optimizations that depend on details of Gatsby, webpack, V8, or browsers, with what each saves. None of them changes what a
 * reader sees or can do, so each can be turned off, for example after an update that breaks it. `make optimizations`
 * measures their gains, which docs/architecture.md lists.
 */
export const OPTIMIZATIONS = {
  'unused-parts': 'JavaScript of Gatsby that the site never uses (bundles/lean-bundles.ts)',
  'short-class-names': 'size of scripts and HTML (bundles/lean-bundles.ts)',
  'swc-minifier': 'CPU time of builds (bundles/lean-bundles.ts)',
  'late-parts-apart': 'JavaScript of parts that load on demand (bundles/lean-bundles.ts)',
  'styles-apart': 'styles in the HTML of each page (bundles/lean-bundles.ts)',
  'early-compilation': 'CPU time of the main thread (bundles/lean-bundles.ts)',
  'webpack-cache': 'CPU time of builds (bundles/webpack-cache.ts)',
  'shared-texts': 'size of HTML (html/shared-texts.ts)',
  'late-scripts': 'time to the first paint (html/late-scripts.ts)',
  'start-in-steps': 'length of the longest task (client/start.ts)',
  'hydrate-in-steps': 'length of the longest task (client/hydrate-in-steps.ts)',
  'static-subtrees': 'CPU time of the main thread (client/static-subtree.tsx)',
  'deferred-layout': 'CPU time of the main thread (markdown/steps/rehype-deferred-layout.ts)',
  'v8-budget': 'CPU time of builds (data-layer/run-settings.ts)',
} as const satisfies Record<string, string>

/** Name of an optimization. */
export type Optimization = keyof typeof OPTIMIZATIONS

/** Environment variable with the names of the optimizations to turn off, separated by commas. */
export const OFF_VARIABLE = 'OPTIMIZATIONS_OFF'

/**
 * Whether an optimization is turned on.
 *
 * @throws if the variable contains a name that isn't that of an optimization
 */
export function isOptimized(
  name: Optimization,
  env: Record<string, string | undefined> = process.env,
): boolean {
  const off = (env[OFF_VARIABLE] ?? '').split(',').map((one) => one.trim())
  const unknown = off.find((one) => one !== '' && !Object.hasOwn(OPTIMIZATIONS, one))
  if (unknown !== undefined)
    throw new Error(
      `${OFF_VARIABLE} contains "${unknown}", which isn't the name of an optimization: ` +
        `use ${Object.keys(OPTIMIZATIONS).join(', ')}, separated by commas`,
    )
  return !off.includes(name)
}
