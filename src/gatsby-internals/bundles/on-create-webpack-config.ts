import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { designTokens, tokenColor } from '../../base/design-tokens'
import { missingInternal } from '../../base/missing-internal'
import { isOptimized } from '../../base/optimizations'
import { readSiteData } from '../../content/site/read-site-data'
import { inlineScript } from '../html/inline-scripts'
import { EmittedFiles } from './emitted-files'
import { gatsbyFile } from './gatsby-file'
import {
  withEarlyCompilation,
  withLatePartsApart,
  withoutCalcWarnings,
  withoutUnusedParts,
  withShortClassNames,
  withStylesApart,
  withSwcMinifier,
  type MakeBanner,
  type WebpackConfig,
} from './lean-bundles'
import { stylesDigest } from './styles-digest'
import { cacheByLockfile, ForgetLoaders } from './webpack-cache'

/** This file, for messages. */
const FILE = 'src/gatsby-internals/bundles/on-create-webpack-config.ts'

/** Our changes to how Gatsby bundles. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  const { links } = readSiteData(process.cwd(), 'site').value
  const live = readSiteData(process.cwd(), 'live').value
  const define = plugins.define as (values: object) => object
  actions.setWebpackConfig({
    plugins: [
      define({
        INLINE_FAILURE_BANNER: JSON.stringify(inlineScript(process.cwd(), 'failure-banner')),
        INLINE_HEAD: JSON.stringify(inlineScript(process.cwd(), 'head')),
        LIVE_ENDPOINT: JSON.stringify(live.endpoint),
        'OPTIMIZED.hydrateInSteps': JSON.stringify(isOptimized('hydrate-in-steps')),
        'OPTIMIZED.startInSteps': JSON.stringify(isOptimized('start-in-steps')),
        'OPTIMIZED.staticSubtrees': JSON.stringify(isOptimized('static-subtrees')),
        STYLES_DIGEST: JSON.stringify(stylesDigest(process.cwd())),
        THEME_COLOR: JSON.stringify(tokenColor(designTokens(process.cwd()), '--ground')),
        WEBSITE_REPOSITORY: JSON.stringify(links.websiteRepository),
      }),
    ],
    // The very module that Gatsby's own code uses (client/errors/watch-loading).
    resolve: {
      alias: {
        'gatsby-loader$': gatsbyFile('.cache/loader.js', FILE),
        'gatsby-start$': gatsbyFile('.cache/production-app.js', FILE),
        // Its part in pages announces files to Workbox and fetches them a second time; the site's worker fetches on its own.
        [gatsbyFile('gatsby-plugin-offline/gatsby-browser.js', FILE)]: path.resolve(
          'src/client/offline/register.ts',
        ),
      },
    },
  })
  const config = (getConfig as () => unknown)() as WebpackConfig
  if (stage === 'develop' || stage === 'build-javascript') withoutOrderWarnings(config)
  // The names of all chunks are part of the script that every page loads; webpack's 20 characters don't compress.
  config.output.hashDigestLength = 8
  // webpack's default, stated because LOAD_TIME_OUT in load-failure.ts must agree with it
  config.output.chunkLoadTimeout = 120_000
  if (isOptimized('webpack-cache')) {
    if (!config.cache)
      throw missingInternal(FILE, "Gatsby's configuration of webpack's `cache`", 'webpack-cache')
    config.cache = cacheByLockfile(config.cache, process.cwd())
    config.plugins.push(new ForgetLoaders())
  }
  if ((stage === 'build-javascript' || stage === 'build-html') && isOptimized('short-class-names'))
    withShortClassNames(config)
  if (stage === 'build-javascript') {
    withoutCalcWarnings(config)
    if (isOptimized('unused-parts')) withoutUnusedParts(config)
    if (isOptimized('swc-minifier')) withSwcMinifier(config)
    if (isOptimized('late-parts-apart')) withLatePartsApart(config)
    if (isOptimized('styles-apart')) withStylesApart(config)
    if (isOptimized('early-compilation')) withEarlyCompilation(config, plugins.banner as MakeBanner)
    withOwnStart(config)
    config.plugins.push(new EmittedFiles(process.cwd()))
  }
  actions.replaceWebpackConfig(config)
}

/**
 * The order of CSS modules differs between the chunks that import them, but none of their rules has to win over one of
 * the same specificity in another module, so warnings about it are noise.
 */
export function withoutOrderWarnings({ plugins }: Pick<WebpackConfig, 'plugins'>): void {
  const plugin = plugins.find((one) => one.constructor.name === 'MiniCssExtractPlugin')
  if (!plugin?.options) throw missingInternal(FILE, 'a plugin `MiniCssExtractPlugin` with `options`')
  plugin.options.ignoreOrder = true
}

/** Starts the site's scripts with client/start, which then starts Gatsby. */
export function withOwnStart({ entry }: Pick<WebpackConfig, 'entry'>): void {
  if (entry.app !== path.resolve('.cache/production-app'))
    throw missingInternal(FILE, 'the entry `app` with `.cache/production-app`')
  entry.app = path.resolve('src/gatsby-internals/client/start.ts')
}
