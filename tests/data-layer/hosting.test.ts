import fs from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { filesBelow } from '../../src/data-layer/outputs/compress-files'
import { headersConf, redirectsConf } from '../../src/hosting/nginx-files'
import { cacheControl, contentType, FOREVER, securityHeaders, UNKNOWN_TYPE } from '../../src/hosting/policy'
import { readRedirects } from '../../src/hosting/redirects'

const SITE = 'public'

const read = (name: string) => fs.readFileSync(path.join(SITE, name))

it('compressed variants contain what their files contain', async () => {
  const files = await filesBelow(SITE)
  const texts = files.filter(
    (name) => /\.(html|js|css|json|md|xml|txt)$/.test(name) && read(name).length > 1024,
  )
  expect(texts.length).toBeGreaterThan(500)
  for (const name of texts) {
    const content = read(name)
    expect(brotliDecompressSync(read(`${name}.br`)).equals(content), name).toBe(true)
    expect(gunzipSync(read(`${name}.gz`)).equals(content), name).toBe(true)
  }
  const orphans = files.filter(
    (name) => /\.(br|gz)$/.test(name) && !fs.existsSync(path.join(SITE, name.slice(0, -3))),
  )
  expect(orphans).toEqual([])
})

it('the type of every file is known', async () => {
  const unknown = (await filesBelow(SITE)).filter(
    (name) => !/\.(br|gz)$|^_/.test(name) && contentType(name) === UNKNOWN_TYPE,
  )
  expect(unknown).toEqual([])
})

it('nginx gets the headers and redirects of this build', () => {
  const generated = (name: string) => fs.readFileSync(`hosting/nginx/generated/${name}`, 'utf8')
  expect(generated('headers.conf')).toBe(headersConf(securityHeaders(SITE)))
  expect(generated('redirects.conf')).toBe(redirectsConf(readRedirects(SITE)))
})

it('Netlify and Cloudflare Pages keep only what never changes', async () => {
  const rules = [
    ...read('_headers')
      .toString()
      .matchAll(/^(\/\S*)\n((?: {2}.*\n)*)/gm),
  ]
  // the limit of Cloudflare Pages
  expect(rules.length).toBeLessThanOrEqual(100)
  const kept = rules.filter(([, , lines = '']) => lines.includes(FOREVER)).map(([, pattern = '']) => pattern)
  expect(kept).toContain('/static/*')
  const matched = (await filesBelow(SITE))
    .map((name) => `/${name}`)
    .filter((name) =>
      kept.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one)),
    )
  expect(matched.length).toBeGreaterThan(200)
  expect(matched.filter((name) => cacheControl(name) !== FOREVER)).toEqual([])
})
