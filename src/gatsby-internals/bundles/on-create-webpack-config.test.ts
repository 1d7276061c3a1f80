import path from 'node:path'
import { expect, it } from 'vitest'
import { withoutOrderWarnings, withOwnStart } from './on-create-webpack-config'

class MiniCssExtractPlugin {
  options = { ignoreOrder: false }
}

const MISSING =
  /^src\/gatsby-internals\/bundles\/on-create-webpack-config\.ts expects .*docs\/architecture\.md\.$/

it('starts the scripts with the module of the site, and stops the build if Gatsby starts them differently', () => {
  const entry = { app: path.resolve('.cache/production-app') }
  withOwnStart({ entry })
  expect(entry.app).toBe(path.resolve('src/gatsby-internals/client/start.ts'))
  expect(() => withOwnStart({ entry: { main: path.resolve('.cache/production-app') } })).toThrow(MISSING)
  expect(() => withOwnStart({ entry: { app: path.resolve('.cache/other-app') } })).toThrow(MISSING)
})

it('ignores the order of stylesheets, and stops the build if another plugin extracts them', () => {
  const plugin = new MiniCssExtractPlugin()
  withoutOrderWarnings({ plugins: [plugin] })
  expect(plugin.options.ignoreOrder).toBe(true)
  expect(() => withoutOrderWarnings({ plugins: [] })).toThrow(MISSING)
})
