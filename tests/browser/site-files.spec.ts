import { expect, test } from '@playwright/test'
import { designTokens, tokenColor } from '../../src/base/design-tokens'
import { builtPages } from './helpers/built-pages'
import { pngSize } from './helpers/png-size'

const SITE = 'https://questdb.com'
const GROUND = tokenColor(designTokens(process.cwd()), '--ground')

interface Manifest {
  name: string
  start_url: string
  scope: string
  display: string
  theme_color: string
  background_color: string
  icons: { src: string; sizes: string; type: string; purpose?: string }[]
  shortcuts?: { url: string }[]
}

test('the sitemap lists every page for search engines, each day anew', async ({ request }) => {
  test.setTimeout(120_000)
  const index = await (await request.get('/sitemap-index.xml')).text()
  const files = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  expect(files.length).toBeGreaterThan(0)
  const entries = (await Promise.all(files.map(async (file) => (await request.get(file)).text()))).flatMap(
    (xml) => [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => entry),
  )
  for (const entry of entries) {
    expect(entry).toContain('<changefreq>daily</changefreq>')
    expect(entry).toContain('<priority>0.7</priority>')
  }
  const listed = entries.map((entry) => /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? '')
  const wanted: string[] = []
  for (const { route, template } of builtPages()) {
    if (template === '404') continue
    const html = await (await request.get(route)).text()
    if (!/<meta name="robots" content="[^"]*noindex/.test(html)) wanted.push(`${SITE}${route}`)
  }
  expect(listed.toSorted()).toEqual(wanted.toSorted())
})

test('robots.txt lets everything be read and names the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain('User-agent: *')
  expect(text).not.toMatch(/^Disallow: \//m)
  expect(text).toContain(`Sitemap: ${SITE}/sitemap-index.xml`)
})

test('the manifest lets the documentation be installed', async ({ page, request }) => {
  await page.goto('/docs/')
  const address = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? ''
  const response = await request.get(address)
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await response.json()) as Manifest
  expect(manifest).toMatchObject({
    start_url: '/docs/',
    display: 'standalone',
    theme_color: GROUND,
    background_color: GROUND,
  })
  expect(manifest.name).not.toBe('')
  expect(manifest.start_url.startsWith(manifest.scope)).toBe(true)
  const sizes = manifest.icons.filter(({ purpose }) => purpose !== 'maskable').map((icon) => icon.sizes)
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
})

test('every icon that is named exists in the size that is named', async ({ page, request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as Manifest
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src)
    expect(icon.status(), src).toBe(200)
    expect(icon.headers()['content-type'], src).toContain(type)
    if (type !== 'image/png') continue
    const { width, height } = pngSize(await icon.body())
    expect(`${width}x${height}`, src).toBe(sizes)
  }
  await page.goto('/docs/')
  for (const relation of ['icon', 'apple-touch-icon']) {
    const href = (await page.locator(`link[rel="${relation}"]`).first().getAttribute('href')) ?? ''
    expect((await request.get(href)).status(), relation).toBe(200)
  }
  expect((await request.get('/favicon.ico')).status()).toBe(200)
})
