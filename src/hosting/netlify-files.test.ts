import { expect, it } from 'vitest'
import { FOREVER, HSTS } from './policy'
import { headersFile, redirectsFile } from './netlify-files'

const FILES = [
  '/index.html',
  '/sw.js',
  '/app-0f1e2d3c4b5a69788796.js',
  '/app-0f1e2d3c4b5a69788796.js.br',
  '/app-0f1e2d3c4b5a69788796.js.map',
  '/fonts/license.txt',
  '/fonts/site-sans-996a6722.woff2',
  '/page-data/sq/d/0f1e2d3c4b.json',
  '/social/0f1e2d3c4b5a69788796.png',
  '/social/1f1e2d3c4b5a69788796.png',
]

it('sends the headers of every response, and keeps folders forever of which every file may be kept, and single files otherwise', () => {
  expect(headersFile(FILES, { 'X-A': 'b' })).toBe(`/*
  X-A: b
  Strict-Transport-Security: ${HSTS}

/app-0f1e2d3c4b5a69788796.js
  Cache-Control: ${FOREVER}

/fonts/site-sans-996a6722.woff2
  Cache-Control: ${FOREVER}

/social/*
  Cache-Control: ${FOREVER}
`)
})

it('lists redirects with and without a slash', () => {
  expect(redirectsFile([{ from: '/old/', to: '/docs/#start', status: 301 }])).toBe(
    '/old /docs/#start 301\n/old/ /docs/#start 301\n',
  )
})
