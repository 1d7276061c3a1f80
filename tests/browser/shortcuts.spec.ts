import { expect, test, type Page } from '@playwright/test'
import { shiftSeen, watchShift } from './helpers/layout-shift'
import { openPage } from './helpers/open-page'
import { PAGES, factsOf, titleOf } from './helpers/sample-pages'

const PAGE = PAGES.reference
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

declare global {
  interface Window {
    navigations?: number
  }
}

/** Counts navigations from now on: while one fetches its page, the address is still the old one. */
async function countNavigations(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.navigations = 0
    const navigate = window.___navigate
    window.___navigate = (...args) => {
      window.navigations!++
      return navigate(...args)
    }
  })
}

/** Navigations since {@link countNavigations}, including those that the last key started. */
const navigations = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.navigations))),
      ),
  )

/** Loads the code that handles keys, so that a key with an effect has it immediately. */
async function loadShortcuts(page: Page): Promise<void> {
  await page.keyboard.press('?')
  await expect(sheet(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
}

test('a question mark opens the list of shortcuts, Escape closes it', async ({ page }) => {
  await openPage(page, PAGE)
  await page.keyboard.press('?')
  await expect(sheet(page)).toContainText('Next page')
  // content behind the list doesn't move
  await countNavigations(page)
  await page.keyboard.press('n')
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  expect(await navigations(page)).toBe(0)
})

for (const [platform, keys] of [
  ['MacIntel', '⌘K'],
  ['Win32', 'Ctrl K'],
  ['Linux x86_64', 'Ctrl K'],
] as const)
  test(`the shortcut of the search is ${keys} on ${platform}`, async ({ page }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, 'platform', { get: () => name })
    }, platform)
    await watchShift(page)
    await openPage(page, PAGE)
    await expect(
      page.getByRole('button', { name: 'Search', exact: true }).locator('kbd').filter({ visible: true }),
    ).toHaveText([keys])
    expect(await shiftSeen(page)).toBe(0)
    await page.keyboard.press('?')
    await expect(
      sheet(page)
        .getByText(/Search/)
        .locator('kbd')
        .filter({ visible: true }),
    ).toHaveText([keys])
  })

test('the footer opens the list too and gets the focus back', async ({ page }) => {
  await openPage(page, PAGE)
  const opener = page
    .getByRole('contentinfo')
    .last()
    .getByRole('button', { name: /Keyboard shortcuts/ })
  await opener.click()
  await sheet(page).getByRole('button', { name: 'Close keyboard shortcuts' }).click()
  await expect(sheet(page)).toBeHidden()
  await expect(opener).toBeFocused()
})

test('n and p go through the pages', async ({ page }) => {
  await openPage(page, PAGE)
  await countNavigations(page)
  await page.keyboard.press('n')
  const next = factsOf(PAGE).next!.href
  await expect(page).toHaveURL(next)
  expect(await navigations(page)).toBe(1)
  await expect(title(page)).toHaveText(titleOf(next))
  await page.keyboard.press('p')
  await expect(title(page)).toHaveText(titleOf(PAGE))
})

test('the first page has none before it', async ({ page }) => {
  await openPage(page, '/docs/')
  await page.keyboard.press('p')
  await expect(page.getByText('This is the first page').last()).toBeVisible()
  await expect(page).toHaveURL('/docs/')
})

test('keys lead to the parts of a page', async ({ page }) => {
  await openPage(page, PAGE)
  await page.keyboard.press('c')
  await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('t')
  await expect(title(page)).toBeFocused()
  await page.keyboard.press('s')
  expect(await page.evaluate(() => document.activeElement?.closest('aside nav') !== null)).toBe(true)
})

test('m copies the page as Markdown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, PAGE)
  await page.keyboard.press('m')
  await expect(page.locator('.toast')).toHaveText('Page copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n')[0]).toBe(`# ${titleOf(PAGE)}`)
})

test('g and h go home, h alone goes nowhere', async ({ page }) => {
  await openPage(page, PAGE)
  await loadShortcuts(page)
  await countNavigations(page)
  await page.keyboard.press('h')
  expect(await navigations(page)).toBe(0)
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(page).toHaveURL('/')
})

test('keys that are typed or held with others stay what they are', async ({ page }) => {
  await openPage(page, PAGE)
  await loadShortcuts(page)
  await countNavigations(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').pressSequentially('n?p')
  await expect(page.getByRole('combobox')).toHaveValue('n?p')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Alt+n')
  await page.keyboard.press('Control+?')
  expect(await navigations(page)).toBe(0)
  await expect(sheet(page)).toHaveCount(0)
})

test('shortcuts of a single key can be switched off, for later visits too', async ({ page }) => {
  await openPage(page, PAGE)
  await page.keyboard.press('?')
  await sheet(page)
    .getByRole('switch', { name: /Single-key shortcuts/ })
    .uncheck()
  await page.keyboard.press('Escape')
  await openPage(page, PAGE)
  // the code has loaded, so a key with an effect would have it immediately
  await page.getByRole('button', { name: /Keyboard shortcuts/ }).click()
  await expect(sheet(page).getByRole('switch')).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await countNavigations(page)
  for (const key of ['n', '/', '?']) await page.keyboard.press(key)
  expect(await navigations(page)).toBe(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // keys combined with modifiers still work
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
})

test('nothing of it is loaded before the first key', async ({ page }) => {
  await openPage(page, PAGE)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) asked.push(request.url())
  })
  await page.keyboard.press('?')
  await expect(sheet(page)).toBeVisible()
  expect(asked.length).toBeGreaterThan(0)
})
