import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { Compilation } from 'webpack'
import {
  AFTER_MINIFIER,
  withLatePartsApart,
  withoutCalcWarnings,
  withoutUnusedParts,
  withShortClassNames,
  withStylesApart,
  withSwcMinifier,
  type WebpackConfig,
} from './lean-bundles'

class TerserPlugin {
  static swcMinify = () => undefined
  options = { minimizer: {} }
}

class CssMinimizerPlugin {
  options = {}
}

/** The parts of Gatsby's configuration that the functions change. */
const config = (): WebpackConfig => ({
  entry: {},
  plugins: [],
  output: {},
  resolve: {},
  module: {
    rules: [{ oneOf: [{ use: [{ options: { modules: { localIdentName: '[name]--[local]' } } }] }] }],
  },
  optimization: {
    splitChunks: {
      cacheGroups: { shared: { name: () => '' }, styles: { test: () => true, name: 'styles' } },
    },
    minimizer: [new TerserPlugin(), new CssMinimizerPlugin()] as never,
  },
})

it('changes the parts that it finds', () => {
  const changed = config()
  withLatePartsApart(changed)
  withStylesApart(changed)
  withShortClassNames(changed)
  withSwcMinifier(changed)
  withoutCalcWarnings(changed)
  expect(changed.optimization?.splitChunks?.cacheGroups).toMatchObject({
    shared: {},
    styles: { minChunks: 2 },
  })
  expect(JSON.stringify(changed.module.rules)).toContain('"localIdentName":"[hash:base64:6]"')
  expect(changed.optimization?.minimizer).toMatchObject([
    { options: { minimizer: { implementation: TerserPlugin.swcMinify } } },
    { options: { warningsFilter: expect.any(Function) as unknown } },
  ])
})

it('separates the styles of sections from others that several chunks share', () => {
  const changed = config()
  withStylesApart(changed)
  const { styles, sections } = changed.optimization?.splitChunks?.cacheGroups ?? {}
  const at = (file: string) => ({ nameForCondition: () => file })
  const groupsOf = (file: string) =>
    [styles, sections].filter((one) => one?.test(at(file))).map((one) => one?.name)
  expect(groupsOf('/site/src/styles/content/hero.css')).toEqual(['sections'])
  expect(groupsOf('/site/src/components/docs/article.module.css')).toEqual(['styles'])
})

it.each([
  [withLatePartsApart, 'late-parts-apart', { optimization: { splitChunks: { cacheGroups: {} } } }],
  [
    withLatePartsApart,
    'late-parts-apart',
    { optimization: { splitChunks: { cacheGroups: { shared: {} } } } },
  ],
  [
    withShortClassNames,
    'short-class-names',
    { module: { rules: [{ use: [{ options: { modules: {} } }] }] } },
  ],
  [withStylesApart, 'styles-apart', { optimization: { splitChunks: { cacheGroups: {} } } }],
  [withSwcMinifier, 'swc-minifier', { optimization: { minimizer: [] } }],
  [
    withSwcMinifier,
    'swc-minifier',
    {
      optimization: {
        minimizer: [{ constructor: { name: 'TerserPlugin' }, options: { minimizer: {} } }],
      },
    },
  ],
  [withoutCalcWarnings, undefined, { optimization: { minimizer: [] } }],
])('stops the build if %o does not find its part', (change, optimization, changed) => {
  const message = new RegExp(
    String.raw`^src/gatsby-internals/bundles/lean-bundles\.ts expects .*docs/architecture\.md\.` +
      (optimization ? `.* set OPTIMIZATIONS_OFF=${optimization}\\.$` : '$'),
  )
  expect(() => change({ ...config(), ...changed })).toThrow(message)
})

it('stops the build if a file that it removes does not exist', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'unused-parts-'))
  vi.spyOn(process, 'cwd').mockReturnValue(root)
  expect(() => withoutUnusedParts(config())).toThrow(
    /expects the file \.cache\/prefetch\.js, .*OPTIMIZATIONS_OFF=unused-parts/,
  )
  fs.mkdirSync(path.join(root, '.cache'))
  for (const name of ['prefetch', 'register-service-worker'])
    fs.writeFileSync(path.join(root, `.cache/${name}.js`), '')
  const changed = config()
  withoutUnusedParts(changed)
  expect(Object.keys(changed.resolve.alias ?? {})).toContain(path.join(root, '.cache/prefetch.js'))
  fs.rmSync(root, { recursive: true })
})

it('adds the hint for browsers right after the stage in which webpack minifies', () => {
  expect(AFTER_MINIFIER).toBe(Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1)
})
