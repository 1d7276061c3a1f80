import path from 'node:path'
import { missingInternal } from '../../base/missing-internal'
import { gatsbyFile } from './gatsby-file'
import type { WebpackCache } from './webpack-cache'

interface Rule {
  oneOf?: Rule[]
  use?: { loader?: string; options?: { modules?: { localIdentName?: string } } }[]
}

/** An entry of webpack's list of minimizers, typed as far as the site changes it. */
interface Minimizer {
  constructor: { name: string; swcMinify?: unknown }
  options?: {
    minimizer?: { implementation?: unknown; options?: object }
    warningsFilter?: (warning: string) => boolean
  }
}

/** A cache group of stylesheets, typed as far as the site changes it. */
interface CacheGroup {
  test: (module: StyleModule) => boolean
  name: string
  minChunks?: number
}

interface StyleModule {
  nameForCondition: () => string | null
}

/** The parts of webpack's configuration that the site reads and changes. */
export interface WebpackConfig {
  entry: Record<string, string>
  plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[]
  output: Record<string, unknown>
  cache?: WebpackCache
  resolve: { alias?: Record<string, string | false> }
  module: { rules: Rule[] }
  optimization?: {
    splitChunks?: {
      cacheGroups?: { shared?: { name?: unknown }; styles?: CacheGroup; sections?: CacheGroup }
    }
    minimizer?: Minimizer[]
  }
}

/** This file, for messages. */
const FILE = 'src/gatsby-internals/bundles/lean-bundles.ts'

/*
 * Each function changes a detail of Gatsby's configuration, and throws if it doesn't find that detail: otherwise, pages or
 * builds would become slower silently.
 */

/**
 * Removes what Gatsby includes in every site and this one never uses from the browser's code: the Script component, the
 * worker for third-party scripts, the observer of links in view, and the registration of the service worker, which
 * src/client/offline/register replaces.
 */
export function withoutUnusedParts(config: WebpackConfig): void {
  const file = (name: string) => gatsbyFile(name, FILE, 'unused-parts')
  config.resolve.alias = {
    ...config.resolve.alias,
    'gatsby-script$': path.resolve('src/client/no-gatsby-script.ts'),
    // prefetches pages whose links are in view, which client/browser-hooks turns off
    [file('.cache/prefetch.js')]: false,
    [file('.cache/register-service-worker.js')]: false,
    [file('gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
  }
}

/**
 * Keeps parts that load on demand in separate chunks. Gatsby names a shared chunk after the chunks that share it, and
 * parts behind an `import()` have no name: a dialog, tabs, and text links would be in the same 27 KB chunk.
 */
export function withLatePartsApart(config: WebpackConfig): void {
  const shared = config.optimization?.splitChunks?.cacheGroups?.shared
  if (!shared || !('name' in shared))
    throw missingInternal(FILE, 'a cache group `shared` with a `name`', 'late-parts-apart')
  delete shared.name
}

/** Stylesheets of src/components/marketing/section-styles. */
const SECTION_STYLES = /[\\/]styles[\\/]content[\\/](?:hero|marketing|sections)\.css$/

/**
 * Keeps styles with the code that imports them. Gatsby bundles all of them into one file, which is part of the HTML of
 * every page: those of the dashboard and of the search in each page of the documentation, for example.
 *
 * Styles that several chunks share are in one file, and those of sections in another. A copy in each chunk would be
 * loaded when a reader points to a link, and would then override styles of the page that is displayed.
 */
export function withStylesApart(config: WebpackConfig): void {
  const groups = config.optimization?.splitChunks?.cacheGroups
  const { styles } = groups ?? {}
  if (!groups || !styles || !('test' in styles))
    throw missingInternal(FILE, 'a cache group `styles` with a `test`', 'styles-apart')
  const ofSections = (module: StyleModule) => SECTION_STYLES.test(module.nameForCondition() ?? '')
  groups.sections = {
    ...styles,
    name: 'sections',
    test: (module) => styles.test(module) && ofSections(module),
  }
  groups.styles = { ...styles, minChunks: 2, test: (module) => styles.test(module) && !ofSections(module) }
}

/**
 * Shortens the names of CSS module classes in the built site, which are part of its scripts, of the styles in every HTML
 * file, and of its elements.
 */
export function withShortClassNames(config: WebpackConfig): void {
  const rules = config.module.rules.flatMap((rule) => [rule, ...(rule.oneOf ?? [])])
  const loaders = rules.flatMap(({ use }) => (Array.isArray(use) ? use : []))
  const named = loaders.flatMap(({ options }) => (options?.modules?.localIdentName ? [options.modules] : []))
  if (named.length === 0)
    throw missingInternal(
      FILE,
      'a rule for CSS modules with the option `modules.localIdentName`',
      'short-class-names',
    )
  for (const modules of named) modules.localIdentName = '[hash:base64:6]'
}

/**
 * Minifies for the browsers of .browserslistrc using SWC, which terser-webpack-plugin can call instead of Terser. It needs
 * a twentieth of the CPU time (0.2 s instead of 4.2 s for react-dom), for sizes within 1 % of Terser's. Functions aren't
 * inlined, because gzip compresses repeated text to nearly nothing.
 */
export function withSwcMinifier(config: WebpackConfig): void {
  const terser = config.optimization?.minimizer?.find((one) => one.constructor.name === 'TerserPlugin')
  if (!terser?.constructor.swcMinify || !terser.options?.minimizer)
    throw missingInternal(
      FILE,
      'a minimizer `TerserPlugin` with `swcMinify` and `options.minimizer`',
      'swc-minifier',
    )
  terser.options.minimizer.implementation = terser.constructor.swcMinify
  terser.options.minimizer.options = {
    ecma: 2020,
    compress: { ecma: 2020, passes: 3, inline: 1, reduce_funcs: false },
    mangle: true,
    format: { ecma: 2020, comments: false },
  }
}

/**
 * Hides the warnings of postcss-calc about units that it doesn't know, such as `cqw`. It leaves these expressions
 * unchanged, so they work.
 */
export function withoutCalcWarnings(config: WebpackConfig): void {
  const minimizer = config.optimization?.minimizer?.find(
    (one) => one.constructor.name === 'CssMinimizerPlugin',
  )
  if (!minimizer?.options) throw missingInternal(FILE, 'a minimizer `CssMinimizerPlugin` with `options`')
  minimizer.options.warningsFilter = (warning) => !warning.includes('postcss-calc')
}

/**
 * Asks browsers that support the hint (Chromium 136 and newer) to compile all functions of a script while it is downloaded,
 * on another thread. Otherwise, each function is parsed twice and compiled on the main thread when it's first called.
 * Because scripts load where they're used, few functions are compiled needlessly.
 *
 * @param banner creates webpack's BannerPlugin
 */
export function withEarlyCompilation(config: WebpackConfig, banner: MakeBanner): void {
  config.plugins.push(
    banner({
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      test: /\.js$/,
      // after the minifier, which removes comments, and before names are derived from the content
      stage: AFTER_MINIFIER,
    }),
  )
}

/** webpack's PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE, at which scripts are minified, and one more. */
export const AFTER_MINIFIER = 401

/** Gatsby's factory of a BannerPlugin. */
export type MakeBanner = (options: {
  banner: string
  raw: boolean
  test: RegExp
  stage: number
}) => WebpackConfig['plugins'][number]
