import { expect, it } from 'vitest'
import { isNamedByDigest } from './named-by-digest'

it.each([
  '/app-40f28570.js',
  '/app-04290678.js',
  '/7915-eebedaad.js',
  '/live-83820986.js.map',
  '/app-04290678.js.br',
  '/styles.0123456789abcdef0123.css',
  '/fonts/site-sans-0c9f55f9.woff2',
  '/social/4a1c0b8f6f0e4a6f9b3d.png',
  '/static/1f3870be274f6c49b3e31a0c6728957f/photo.avif',
])('%s is named by a digest', (path) => {
  expect(isNamedByDigest(path)).toBe(true)
})

it.each([
  '/sw.js',
  '/idb-keyval-3.2.0-iife.min.js',
  '/page-data/sq/d/1400429130.json',
  '/page-data/docs/page-data.json',
  '/icons/icon-192.png',
  '/downloads/trades-20250701.csv',
  '/blog/2024/02/26/facade.html',
])('%s is not', (path) => {
  expect(isNamedByDigest(path)).toBe(false)
})
