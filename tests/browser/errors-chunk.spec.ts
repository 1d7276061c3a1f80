import { expect, test } from '@playwright/test'
import { SITE_FOLDER, builtFile } from './helpers/built-pages'
import { HOME_SCRIPT, START_DATA, countLoads, goHome, goToStart, openPrepared } from './helpers/failures'
import { openPage } from './helpers/open-page'
import { startSite } from './helpers/test-site'
import { PAGES, dataOf, titleOf } from './helpers/sample-pages'

test.use({ serviceWorkers: 'block' })

test('the built site waits 120 seconds for a chunk', () => {
  const html = builtFile('/docs/')
  const [, runtime = ''] = /src="(\/webpack-runtime-[^"]+\.js)"/.exec(html) ?? []
  const code = builtFile(runtime)
  // the timeout after the call that reports it
  expect(code).toMatch(/type:\s*"timeout",\s*target:\s*\w+\s*\}\s*\),\s*(12e4|120000)\)/)
})

for (const [name, route, silent, text] of [
  [
    'scripts',
    '/',
    /^\/$|\/component---src-templates-home-tsx-[^/]+\.js$/,
    /Loading chunk \S+ failed\s+timeout after 120 s: http\S+component---src-templates-home-tsx/,
  ],
  [
    'styles',
    '/',
    /^\/$|\/component---src-templates-home-tsx\.[^/]+\.css$/,
    /Loading the styles took longer than 120 s\s+timeout after 120 s: http\S+component---src-templates-home-tsx/,
  ],
  ['data', PAGES.start, new RegExp(PAGES.start), new RegExp(`timeout after 120 s: ${dataOf(PAGES.start)}`)],
] as const)
  test(`${name} that hang, and the page with them, end in the error screen after 120 seconds`, async ({
    page,
  }) => {
    // a clock that turns 120 seconds into 8, because Playwright's can't be used while a document is loading
    await page.addInitScript(() => {
      const { setTimeout } = window
      Object.assign(window, {
        setTimeout: (run: () => void, time?: number) => setTimeout(run, time === 120_000 ? 8000 : time),
      })
    })
    const site = await startSite(SITE_FOLDER)
    try {
      await openPrepared(page, `${site.url}/docs/`)
      site.fallSilent(silent)
      // the page reports what it shows, because Playwright waits for the document
      const shown = page.waitForEvent('console', (message) => message.text().startsWith('shown: '))
      await page.evaluate((to) => {
        new MutationObserver(() => {
          const main = document.querySelector('main')?.innerText ?? ''
          if (main.startsWith('This page couldn’t be loaded')) console.log(`shown: ${main}`)
        }).observe(document.body, { childList: true, subtree: true })
        document.querySelector<HTMLElement>(`header a[href="${to}"], nav a[href="${to}"]`)?.click()
      }, route)
      expect((await shown).text()).toMatch(text)
      expect(site.asked).toContain(route)
    } finally {
      await site.stop()
    }
  })

for (const [name, address] of [
  ['scripts', HOME_SCRIPT],
  ['data', /\/page-data\/index\/page-data\.json/],
] as const)
  test(`${name} that hang while the page does not: it comes as a document within 10 seconds`, async ({
    page,
  }) => {
    await openPrepared(page, '/docs/')
    const count = countLoads(page)
    await page.route(address, () => undefined)
    await goHome(page)
    await expect(page).toHaveURL('/', { timeout: 10_000 })
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(titleOf('/docs/'))
    expect(count.loads).toBe(1)
  })

test('scripts that all hang from the first click on do not keep the reader from the page', async ({
  page,
}) => {
  await openPage(page, '/docs/')
  await page.route(/\.js$/, () => undefined)
  await page.route(START_DATA, () => undefined)
  await goToStart(page)
  await expect(page).toHaveURL(PAGES.start, { timeout: 10_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(PAGES.start))
})

test('a page that hangs and is left is not loaded as a document', async ({ page }) => {
  await openPrepared(page, '/docs/')
  await page.route(START_DATA, () => undefined)
  await goToStart(page)
  await goHome(page)
  await expect(page).toHaveURL('/')
  const count = countLoads(page)
  await page.waitForTimeout(7000)
  await expect(page).toHaveURL('/')
  expect(count.loads).toBe(0)
})

test('a menu whose code fails leaves the page alone: a notice with type, address and Retry', async ({
  page,
}) => {
  await openPrepared(page, '/docs/')
  await page.route(/\.js$/, (route) => route.abort())
  await page.getByRole('button', { name: 'Search' }).click()
  const notice = page.getByRole('alert')
  await expect(notice).toContainText(/Loading chunk \S+ failed \(network: no response: http\S+\.js\)/)
  await expect(page.getByRole('article')).toBeVisible()
  await notice.getByRole('button', { name: 'Retry' }).click()
  await expect(notice).toContainText('It still couldn’t be loaded.')
  await page.unroute(/\.js$/)
  await notice.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('a page component without a default export is named', async ({ page }) => {
  let changed = false
  await page.route(HOME_SCRIPT, async (route) => {
    const code = builtFile(route.request().url())
    const without = code.replace(
      /\bdefault:\s*(function\s*\(\)\s*\{\s*return \w+;?\s*\}|\(\)\s*=>\s*\w+),?/,
      '',
    )
    changed = without !== code
    await route.fulfill({ contentType: 'text/javascript', body: without })
  })
  await openPrepared(page, '/docs/')
  await goHome(page)
  await expect(page.getByRole('alert')).toContainText(
    'The page component src-templates-home-tsx has no default export',
  )
  expect(changed).toBe(true)
})
