import { createRequire } from 'node:module'
import path from 'node:path'
import type { WebpackCache } from './webpack-cache'

interface Rule {
  oneOf?: Rule[]
  use?: { loader?: string; options?: { modules?: { localIdentName?: string } } }[]
}

/** An entry of webpack's list of minimizers, as far as terser-webpack-plugin is meant. */
interface Minimizer {
  constructor: { name: string; swcMinify?: unknown }
  options?: { minimizer?: { implementation?: unknown; options?: object } }
}

/** What we read and change of webpack's configuration. */
export interface WebpackConfig {
  entry: Record<string, string>
  plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[]
  output: Record<string, unknown>
  cache?: WebpackCache
  resolve: { alias?: Record<string, string | false> }
  module: { rules: Rule[] }
  optimization?: {
    splitChunks?: { cacheGroups?: { shared?: { name?: unknown } } }
    minimizer?: Minimizer[]
  }
}

/**
 * Leaves out of the browser's code what Gatsby and a plugin always bring and this site never uses: the Script
 * component, the worker for third-party scripts, the announcing of files to Workbox (3 kB gzip together).
 */
export function withoutUnusedParts(config: WebpackConfig): void {
  config.resolve.alias = {
    ...config.resolve.alias,
    'gatsby-script$': path.resolve('src/client/no-gatsby-script.ts'),
    // asks for pages in sight, which client/browser-hooks turns off
    [path.resolve('.cache/prefetch.js')]: false,
    [inGatsby('gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
    // Its part in pages announces files to Workbox and fetches them a second time; our worker fetches on its own.
    [inGatsby('gatsby-plugin-offline/gatsby-browser.js')]: path.resolve('src/client/offline/register.ts'),
  }
}

const inGatsby = createRequire(path.resolve('package.json')).resolve

/**
 * Keeps parts that are loaded late apart. Gatsby names a shared chunk by the names of the chunks that share it, which
 * parts behind an `import()` have not: a dialog, tabs and text links would come together, 27 kB for whoever needs one.
 */
export function withLatePartsApart(config: WebpackConfig): void {
  delete config.optimization?.splitChunks?.cacheGroups?.shared?.name
}

/**
 * Gives classes of CSS modules short names in the finished site: they stand in the scripts, in the styles of every
 * HTML file and in its elements.
 */
export function withShortClassNames(config: WebpackConfig): void {
  const rules = config.module.rules.flatMap((rule) => [rule, ...(rule.oneOf ?? [])])
  for (const { options } of rules.flatMap(({ use }) => (Array.isArray(use) ? use : [])))
    if (options?.modules?.localIdentName) options.modules.localIdentName = '[hash:base64:6]'
}

/**
 * Minifies for the browsers of .browserslistrc, by SWC, which terser-webpack-plugin can call instead of Terser: it takes
 * a twentieth of the processor time (4.2 s for react-dom alone become 0.2 s), for sizes within 1 % either way. Functions
 * are not inlined, because repeated text costs gzip nothing.
 */
export function withThoroughMinifier(config: WebpackConfig): void {
  for (const plugin of config.optimization?.minimizer ?? [])
    if (plugin.constructor.name === 'TerserPlugin' && plugin.options?.minimizer) {
      plugin.options.minimizer.implementation = plugin.constructor.swcMinify
      plugin.options.minimizer.options = {
        ecma: 2020,
        compress: { ecma: 2020, passes: 3, inline: 1, reduce_funcs: false },
        mangle: true,
        format: { ecma: 2020, comments: false },
      }
    }
}

/**
 * Tells browsers that know the hint (Chromium from 136 on) to compile all functions of a script at once, while it comes
 * and on another thread. Else each is compiled when it is first called, after having been read over: a sixth of what the
 * page's own thread does until a page of the documentation stands, and more where charts are drawn. Scripts are loaded
 * where they are used, so that little is compiled in vain.
 *
 * @param banner makes webpack's BannerPlugin
 */
export function withEarlyCompiling(config: WebpackConfig, banner: MakeBanner): void {
  config.plugins.push(
    banner({
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      test: /\.js$/,
      // after the minifier, which takes comments away, and before names are made of the content
      stage: AFTER_MINIFIER,
    }),
  )
}

/** webpack's PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE, at which scripts are minified, and one more. */
const AFTER_MINIFIER = 401

/** Gatsby's maker of a BannerPlugin. */
export type MakeBanner = (options: {
  banner: string
  raw: boolean
  test: RegExp
  stage: number
}) => WebpackConfig['plugins'][number]
