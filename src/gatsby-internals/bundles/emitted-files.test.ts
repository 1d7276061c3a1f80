import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import webpack from 'webpack'
import { EmittedFiles, emittedBundles } from './emitted-files'

let root = ''
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'emitted-files-'))
  fs.mkdirSync(path.join(root, '.cache'))
})
afterEach(() => fs.rmSync(root, { recursive: true }))

/** Bundles a script with the installed webpack, with names like those of Gatsby. */
function bundle(script: string): Promise<void> {
  fs.writeFileSync(path.join(root, 'entry.js'), script)
  for (const name of ['example', 'shown']) fs.writeFileSync(path.join(root, `${name}.js`), 'export default 1')
  const compiler = webpack({
    mode: 'development',
    context: root,
    entry: { app: './entry.js' },
    output: { path: path.join(root, 'public'), filename: '[name]-1.js', chunkFilename: '[name]-1.js' },
    plugins: [new EmittedFiles(root) as never],
  })
  return new Promise((resolve, reject) => {
    compiler.run((error) => {
      if (error) reject(error)
      else resolve()
    })
  })
}

it('lists the scripts and stylesheets of the last bundling without those that need a server', async () => {
  await bundle(
    "import(/* webpackChunkName: 'live' */ './example'); import(/* webpackChunkName: 'tabs' */ './shown')",
  )
  expect(fs.readdirSync(path.join(root, 'public')).sort()).toEqual(['app-1.js', 'live-1.js', 'tabs-1.js'])
  expect(emittedBundles(root)).toEqual(['app-1.js', 'tabs-1.js'])
  const list = path.join(root, '.cache/emitted-files.json')
  fs.writeFileSync(list, '["tabs-1.css","app.1.css","app-1.js","app-1.js.map","page-data/app-1.js"]')
  expect(emittedBundles(root)).toEqual(['app-1.js', 'tabs-1.css'])
})

it('stops the build if no chunk is recognized as one that needs a server', async () => {
  await expect(bundle("import(/* webpackChunkName: 'tabs' */ './shown')")).rejects.toThrow(
    /^src\/gatsby-internals\/bundles\/emitted-files\.ts expects a chunk .*`live`/,
  )
})

it('stops the build if the scripts of the site are not in the list', () => {
  fs.writeFileSync(path.join(root, '.cache/emitted-files.json'), '["styles.css","main-1.js"]')
  expect(() => emittedBundles(root)).toThrow(/emitted-files\.ts expects a script `app-….js`/)
})
