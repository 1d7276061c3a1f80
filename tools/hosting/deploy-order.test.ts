import { expect, it } from 'vitest'
import { stepOf } from './deploy-order'

it.each([
  ['/app-0f1e2d3c4b5a69788796.js', '1-immutable'],
  ['/app-0f1e2d3c4b5a69788796.js.br', '1-immutable'],
  ['/page-data/docs/page-data.json', '2-data'],
  ['/page-data/app-data.json.gz', '2-data'],
  ['/offline/manifest.json', '2-data'],
  ['/docs/quick-start.md', '2-data'],
  ['/docs/index.html', '3-pages'],
  ['/docs/index.html.br', '3-pages'],
  ['/sw.js', '4-worker'],
  ['/sw.js.gz', '4-worker'],
])('publishes %s in step %s', (pathname, step) => {
  expect(stepOf(pathname)).toBe(step)
})
