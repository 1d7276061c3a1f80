import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cacheByLockfile } from './webpack-cache'

let root = ''
const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
}
const versionNow = (): string | undefined => cacheByLockfile({ type: 'filesystem' }, root).version

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'webpack-cache-'))
  write('package-lock.json', '{"lockfileVersion":3}')
  for (const settings of ['.babelrc.json', '.browserslistrc', 'tsconfig.json']) write(settings, '{}')
  write('.cache/compiled/gatsby-config.js', 'exports.a = 1')
  write('.cache/compiled/gatsby-node.js', 'exports.b = 2')
})
afterEach(() => fs.rmSync(root, { recursive: true }))

it('keeps bundles while packages and Gatsby files are the same', () => {
  expect(versionNow()).toBe(versionNow())
})

it.each([
  'package-lock.json',
  '.babelrc.json',
  '.browserslistrc',
  '.cache/compiled/gatsby-node.js',
  '.cache/compiled/gatsby-config.js',
])('drops bundles when %s changes', (file) => {
  const before = versionNow()
  write(file, 'something else')
  expect(versionNow()).not.toBe(before)
})

it('leaves what else Gatsby says of the cache, and asks webpack to resolve nothing', () => {
  const cache = {
    type: 'filesystem',
    name: 'build-html',
    buildDependencies: { config: ['webpack.config.js'] },
  }
  expect(cacheByLockfile(cache, root)).toMatchObject({
    name: 'build-html',
    buildDependencies: { defaultWebpack: [] },
  })
  expect(cacheByLockfile(cache, root).buildDependencies).not.toHaveProperty('config')
})
