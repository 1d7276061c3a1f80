import { expect, test, type Page } from '@playwright/test'
import { RARE_CHARACTER, RARE_FONT_FILES } from '../../src/styles/font-files'
import { builtFile, routesOf } from './helpers/built-pages'
import { openPage } from './helpers/open-page'
import { PAGES } from './helpers/sample-pages'

test.use({ serviceWorkers: 'block' })

const RARE: readonly string[] = Object.values(RARE_FONT_FILES)

/**
 * Font files with accented letters and rare characters that a page preloads, and those that its first screen requires.
 */
async function rareFontsOf(page: Page, route: string) {
  const loaded: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (RARE.includes(pathname)) loaded.push(pathname)
  })
  await openPage(page, route)
  await page.waitForLoadState('networkidle')
  const links = page.locator('head link[rel="preload"][as="font"]')
  const preloaded = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return { preloaded: preloaded.filter((href) => RARE.includes(href)), loaded }
}

test('accented letters in the first screens are preloaded, once', async ({ page }) => {
  const { preloaded, loaded } = await rareFontsOf(page, '/customers/')
  await expect(page.getByRole('main')).toContainText('Türk Telekom')
  expect(preloaded).toEqual([RARE_FONT_FILES.sans])
  expect(loaded).toEqual([RARE_FONT_FILES.sans])
})

test('a page without accented letters brings none', async ({ page }) => {
  const route = routesOf('doc-page').find((one) => !RARE_CHARACTER.test(builtFile(one))) ?? ''
  expect(await rareFontsOf(page, route)).toEqual({ preloaded: [], loaded: [] })
})

test('text is there before the fonts, which then take its place', async ({ page }) => {
  let release: (() => void) | undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/fonts/*.woff2', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(PAGES.ordinary, { waitUntil: 'domcontentloaded' })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const fallback = await page.evaluate(() => document.fonts.check('16px "Site Sans"'))
  expect(fallback).toBe(false)
  release?.()
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Site Sans"'))).toBe(true)
})
