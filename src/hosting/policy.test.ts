import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cacheControl, contentType, POLICY_FILE, securityHeaders } from './policy'

describe('cacheControl', () => {
  it.each([
    '/app-0f1e2d3c4b5a69788796.js',
    '/component---src-templates-doc-page-tsx-0f1e2d3c4b5a69788796.js',
    '/webpack-runtime-0f1e2d3c4b5a69788796.js.map',
    '/framework-0f1e2d3c4b5a69788796.js.LICENSE.txt',
    '/styles.0f1e2d3c4b5a69788796.css',
    '/static/0f1e2d3c4b5a697887960f1e2d3c4b5a/81c57/diagram.webp',
    '/static/diagram-0f1e2d3c4b5a697887960f1e2d3c4b5a.svg',
    '/fonts/site-sans-more-996a6722.woff2',
    '/social/0f1e2d3c4b5a69788796.png',
  ])('keeps %s for ever', (pathname) => {
    expect(cacheControl(pathname)).toBe('public, max-age=31536000, immutable')
  })

  it.each([
    '/',
    '/docs/quick-start/',
    '/docs/quick-start/index.html',
    '/docs/quick-start.md',
    '/page-data/app-data.json',
    '/page-data/docs/quick-start/page-data.json',
    '/page-data/sq/d/3649515864.json',
    '/page-data/sq/d/0f1e2d3c4b.json',
    '/sitemap-index.xml',
    '/manifest.webmanifest',
    '/icons/icon-192.png',
    '/downloads/trades-20250701.csv',
    '/static/logo.svg',
  ])('asks the server about %s each time', (pathname) => {
    expect(cacheControl(pathname)).toBe('public, max-age=0, must-revalidate')
  })

  it('never lets a browser use an old service worker', () => {
    expect(cacheControl('/sw.js')).toBe('no-cache')
  })
})

describe('contentType', () => {
  it('names the character set of text', () => {
    expect(contentType('/docs/x.md')).toBe('text/markdown; charset=utf-8')
    expect(contentType('/llms.txt')).toBe('text/plain; charset=utf-8')
    expect(contentType('/examples/r/Plot.R')).toBe('text/plain; charset=utf-8')
    expect(contentType('/icons/mark.svg')).toBe('image/svg+xml')
  })

  it('lets browsers download what it does not know', () => {
    expect(contentType('/a.constructor')).toBe('application/octet-stream')
    expect(contentType('/docs')).toBe('application/octet-stream')
  })
})

describe('securityHeaders', () => {
  let folder: string
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'headers-'))
  })
  afterEach(() => {
    fs.rmSync(folder, { recursive: true })
  })

  it('adds what the build found out about its pages', () => {
    const always = { 'X-Content-Type-Options': 'nosniff' }
    const policy = { 'Referrer-Policy': 'strict-origin-when-cross-origin' }
    expect(securityHeaders(folder)).toEqual({ always, pages: policy })
    fs.writeFileSync(
      path.join(folder, POLICY_FILE),
      JSON.stringify({ 'Content-Security-Policy': "default-src 'self'" }),
    )
    expect(securityHeaders(folder)).toEqual({
      always,
      pages: { ...policy, 'Content-Security-Policy': "default-src 'self'" },
    })
  })

  it.each([{ 'X-A': 'a\nX-B: b' }, { 'X-A: a\nX-B': 'b' }, { 'X-A': '"' }, { 'X-A': '$host' }, { 'X-A': 1 }])(
    'does not pass on %j',
    (headers) => {
      fs.writeFileSync(path.join(folder, POLICY_FILE), JSON.stringify(headers))
      expect(() => securityHeaders(folder)).toThrow()
    },
  )
})
