import { createRequire } from 'node:module'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { designTokens, tokenColor } from '../../base/design-tokens'
import { isOptimized } from '../../base/optimizations'
import { readSiteData } from '../../content/site/read-site-data'
import { inlineScript } from '../html/inline-scripts'
import { EmittedFiles } from './emitted-files'
import {
  withEarlyCompilation,
  withLatePartsApart,
  withoutCalcWarnings,
  withoutUnusedParts,
  withShortClassNames,
  withSwcMinifier,
  type MakeBanner,
  type WebpackConfig,
} from './lean-bundles'
import { stylesDigest } from './styles-digest'
import { cacheByLockfile, ForgetLoaders } from './webpack-cache'

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
        'gatsby-loader$': path.resolve('.cache/loader.js'),
        'gatsby-service-worker$': path.resolve('.cache/register-service-worker.js'),
        'gatsby-start$': path.resolve('.cache/production-app.js'),
        // Its part in pages announces files to Workbox and fetches them a second time; the site's worker fetches on its own.
        [createRequire(path.resolve('package.json')).resolve('gatsby-plugin-offline/gatsby-browser.js')]:
          path.resolve('src/client/offline/register.ts'),
      },
    },
  })
  const config = (getConfig as () => unknown)() as WebpackConfig
  // CSS modules do not depend on the order of stylesheets, so that warnings about it are noise.
  for (const plugin of config.plugins)
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options)
      plugin.options.ignoreOrder = true
  // The names of all chunks are part of the script that every page loads; webpack's 20 characters don't compress.
  config.output.hashDigestLength = 8
  // Spec: a chunk that has not arrived after 120 seconds has failed (webpack's own default, stated here on purpose).
  config.output.chunkLoadTimeout = 120_000
  if (config.cache && isOptimized('webpack-cache')) {
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
    if (isOptimized('early-compilation')) withEarlyCompilation(config, plugins.banner as MakeBanner)
    config.entry.app = path.resolve('src/gatsby-internals/client/start.ts')
    config.plugins.push(new EmittedFiles(process.cwd()))
  }
  actions.replaceWebpackConfig(config)
}
