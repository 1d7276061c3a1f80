import fs from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { withoutIdleChunkMapping } from './idle-chunk-mapping'

const names = JSON.stringify({ app: ['/app-1.js'], 'component---a "b"': ['/component---a-2.js'] })
const page = `<b></b>
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping=${JSON.stringify(names)};
          </script>
        <script>window.___webpackCompilationHash="3";</script>`

it('empties the list and leaves the rest of the page', () => {
  const html = withoutIdleChunkMapping(page)
  expect(html).toContain('<script id="gatsby-chunk-mapping">window.___chunkMapping={}</script>')
  expect(html).not.toContain('app-1')
  expect(html).toMatch(/^<b><\/b>/)
  expect(html).toMatch(/<script>window\.___webpackCompilationHash="3";<\/script>$/)
  expect(withoutIdleChunkMapping(html)).toBe(html)
})

it('leaves a list that Gatsby could use', () => {
  const useful = page.replace(JSON.stringify(names), names)
  expect(withoutIdleChunkMapping(useful)).toBe(useful)
})

it('is right about Gatsby: it writes a text, and looks names up in an object', () => {
  const read = (name: string) => fs.readFileSync(createRequire(import.meta.url).resolve(name), 'utf8')
  expect(read('gatsby/dist/utils/gatsby-webpack-stats-extractor.js')).toContain(
    '___chunkMapping=${JSON.stringify(newChunkMapJson)}',
  )
  expect(read('gatsby/cache-dir/loader.js')).toContain('window.___chunkMapping[componentChunkName]')
})
