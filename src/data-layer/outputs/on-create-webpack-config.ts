import type { GatsbyNode } from 'gatsby'

/** CSS modules get short class names without the file's path; the stylesheet order warning is noise with modules. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, getConfig }) => {
  const config = (getConfig as () => unknown)() as {
    plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[]
    output: Record<string, unknown>
  }
  for (const plugin of config.plugins)
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options)
      plugin.options.ignoreOrder = true
  // Spec: a chunk that has not arrived after 120 seconds has failed (webpack's own default, stated here on purpose).
  config.output.chunkLoadTimeout = 120_000
  actions.replaceWebpackConfig(config)
}
