import { expect, test } from '@playwright/test'
import { builtFile } from './helpers/built-pages'
import {
  HOME_SCRIPT,
  QUICK_START_DATA,
  expectTitleInFocus,
  goHome,
  goToQuickStart,
  openPrepared,
  refusePage,
} from './helpers/failures'

test.use({ serviceWorkers: 'block' })

test('the built site waits 120 seconds for a chunk', () => {
  const html = builtFile('/docs/')
  const [, runtime = ''] = /src="(\/webpack-runtime-[^"]+\.js)"/.exec(html) ?? []
  const code = builtFile(runtime)
  // the timer's length, after the call that tells of a time-out
  expect(code).toMatch(/type:\s*"timeout",\s*target:\s*\w+\s*\}\s*\),\s*(12e4|120000)\)/)
})

test('a chunk that hangs ends in the error screen after 120 seconds, by the clock of the page', async ({
  page,
}) => {
  await openPrepared(page, '/docs/')
  await page.clock.install()
  // never answered
  await page.route(HOME_SCRIPT, () => undefined)
  await refusePage(page, '/')
  const asked = page.waitForRequest(HOME_SCRIPT)
  await goHome(page)
  await asked
  await page.clock.fastForward(119_000)
  await expect(page).toHaveURL('/docs/')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page couldn’t be loaded')
  await page.clock.fastForward(2000)
  await expectTitleInFocus(page, 'This page couldn’t be loaded')
  await expect(page.getByRole('main')).toContainText(/Loading chunk \S+ failed/)
  await expect(page.getByRole('main')).toContainText(
    /timeout after 120 s: http\S+component---src-templates-home-tsx/,
  )
})

test('data that hang end in the error screen after 120 seconds too', async ({ page }) => {
  await openPrepared(page, '/docs/')
  await page.clock.install()
  await page.route(QUICK_START_DATA, () => undefined)
  await refusePage(page, '/docs/quick-start/')
  const asked = page.waitForRequest(QUICK_START_DATA)
  await goToQuickStart(page)
  await asked
  await page.clock.fastForward(121_000)
  await expectTitleInFocus(page, 'This page couldn’t be loaded')
  await expect(page.getByRole('main')).toContainText(
    'timeout after 120 s: /page-data/docs/quick-start/page-data.json',
  )
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
