import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectFocusInside } from './helpers/keyboard'
import { MENUS, itemIn } from './helpers/menus'
import { openPage } from './helpers/open-page'
import { PAGES } from './helpers/sample-pages'

const opener = (page: Page): Locator => page.getByRole('button', { name: 'Open main menu' })
const menu = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' })
const section = (page: Page, name: string): Locator =>
  menu(page)
    .getByRole('group')
    .filter({ has: page.locator('summary').filter({ hasText: name }) })

async function openMenu(page: Page, address = PAGES.start): Promise<void> {
  await openPage(page, address)
  await opener(page).tap()
  await expect(menu(page)).toBeVisible()
}

test.describe('the menu of small screens @phone @tablet', () => {
  test('lists the dropdowns, open at first, and the links of the navigation', async ({ page }) => {
    await openMenu(page)
    const start = { name: 'Quick start', href: '/docs/quick-start/' }
    for (const link of [...MENUS.dropdowns.flatMap(({ items }) => items), ...MENUS.links, start]) {
      await expect(itemIn(menu(page), link)).toBeVisible()
      await expect(itemIn(menu(page), link)).toContainText(link.name)
    }
  })

  test('lets its sections be closed and opened', async ({ page }) => {
    await openMenu(page)
    for (const { name, items } of MENUS.dropdowns) {
      const inside = itemIn(section(page, name), items[0]!)
      await section(page, name).locator('summary').tap()
      await expect(inside).toBeHidden()
      await section(page, name).locator('summary').tap()
      await expect(inside).toBeVisible()
    }
  })

  test('is closed by its button, by Escape and by a tap beside it, and gives the focus back', async ({
    page,
  }) => {
    await openMenu(page)
    const ways = [
      () => menu(page).getByRole('button', { name: 'Close menu' }).tap(),
      () => page.keyboard.press('Escape'),
      () => page.touchscreen.tap(8, 500),
    ]
    for (const [index, close] of ways.entries()) {
      if (index > 0) await opener(page).tap()
      await expect(menu(page)).toBeVisible()
      await close()
      await expect(menu(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
    }
  })

  test('keeps the focus inside while it is open', async ({ page }) => {
    await openMenu(page)
    await expectFocusInside(page, menu(page), 16)
  })

  test('leads back to the home page', async ({ page }) => {
    await openMenu(page)
    await menu(page).getByRole('link', { name: '← Return to homepage' }).tap()
    await expect(page).toHaveURL('/')
    await expect(menu(page)).toBeHidden()
    // on the home page itself, there is nothing to return to
    await opener(page).tap()
    await expect(menu(page).getByRole('link', { name: 'Blog' })).toBeVisible()
    await expect(menu(page).getByRole('link', { name: /Return to homepage/ })).toHaveCount(0)
  })

  test('marks the part of the site that the page belongs to', async ({ page }) => {
    await openMenu(page)
    await expect(menu(page).locator('[aria-current]')).toHaveText(['Docs'])
  })

  test('closes when a link leads to another page', async ({ page }) => {
    await openMenu(page)
    await menu(page).getByRole('link', { name: 'Docs', exact: true }).tap()
    await expect(page).toHaveURL('/docs/')
    await expect(menu(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('keeps the page behind it from scrolling', async ({ page }) => {
    await openMenu(page)
    await page.mouse.move(20, 500)
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})

for (const [width, small] of [
  [995, true],
  [996, false],
] as const)
  test(`at ${width} pixels the navigation is ${small ? 'behind the menu button' : 'a bar'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, '/docs/')
    await expect(opener(page)).toBeVisible({ visible: small })
    await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible({ visible: !small })
  })
