import type { GatsbyNode } from 'gatsby'
import { stylesDigest } from './styles-digest'

interface WebpackConfig {
  plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[]
  output: Record<string, unknown>
}

/** Our changes to how Gatsby bundles. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  plugins,
}) => {
  const define = plugins.define as (values: object) => object
  actions.setWebpackConfig({
    plugins: [define({ STYLES_DIGEST: JSON.stringify(stylesDigest(process.cwd())) })],
  })
  const config = (getConfig as () => unknown)() as WebpackConfig
  // CSS modules do not depend on the order of stylesheets, so that warnings about it are noise.
  for (const plugin of config.plugins)
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options)
      plugin.options.ignoreOrder = true
  // Spec: a chunk that has not arrived after 120 seconds has failed (webpack's own default, stated here on purpose).
  config.output.chunkLoadTimeout = 120_000
  actions.replaceWebpackConfig(config)
}
