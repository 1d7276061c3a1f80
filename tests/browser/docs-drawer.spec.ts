import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectFocusInside } from './helpers/keyboard'
import { openPage } from './helpers/open-page'
import { PAGES, titleOf } from './helpers/sample-pages'
import { categoriesOf, categoryRow, farFrom, lastIn, linkTo, lonePage } from './helpers/sidebar-facts'

const PAGE = PAGES.reference
const opener = (page: Page): Locator => page.getByRole('button', { name: 'Documentation menu', exact: true })
const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Documentation' })

async function openDrawer(page: Page): Promise<void> {
  await openPage(page, PAGE)
  await opener(page).tap()
  await expect(drawer(page)).toBeVisible()
}

test.describe('the list of all documentation on small screens @phone @tablet', () => {
  test('shows the current page and lets other categories be opened', async ({ page }) => {
    await openDrawer(page)
    const current = drawer(page).locator('[aria-current="page"]')
    await expect(current).toHaveAttribute('href', PAGE)
    await expect(current).toBeInViewport()
    const far = farFrom(PAGE)
    await expect(linkTo(drawer(page), far.href)).toBeHidden()
    await categoryRow(drawer(page), far.category).tap()
    await expect(linkTo(drawer(page), far.href)).toBeVisible()
  })

  test('closes after a choice, and the page is there', async ({ page }) => {
    const { href } = lastIn(categoriesOf(PAGE))
    await openDrawer(page)
    await linkTo(drawer(page), href).tap()
    await expect(page).toHaveURL(href)
    await expect(drawer(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf(href))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('closes too when the choice is the page that is open', async ({ page }) => {
    await openDrawer(page)
    await drawer(page).locator('[aria-current="page"]').tap()
    await expect(drawer(page)).toBeHidden()
  })

  test('is closed by its button and by Escape, and gives the focus back', async ({ page }) => {
    await openDrawer(page)
    await drawer(page).getByRole('button', { name: 'Close documentation menu' }).tap()
    await expect(drawer(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
    await opener(page).tap()
    await expect(drawer(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('filters its list, and Escape clears the filter before it closes', async ({ page }) => {
    await openDrawer(page)
    const field = drawer(page).getByRole('searchbox', { name: 'Filter pages' })
    const { word, href } = lonePage()
    await field.fill(word)
    await expect(drawer(page).getByRole('link')).toHaveCount(1)
    await expect(linkTo(drawer(page), href)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(field).toHaveValue('')
    await expect(drawer(page).locator('[aria-current="page"]')).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('gives way to the search', async ({ page }) => {
    await openDrawer(page)
    await drawer(page).getByRole('searchbox', { name: 'Filter pages' }).fill('xylophone')
    await drawer(page).getByRole('button', { name: 'Search the full text' }).tap()
    await expect(drawer(page)).toBeHidden()
    const search = page.getByRole('combobox', { name: 'Search documentation' })
    await expect(search).toHaveValue('xylophone')
    await expect(search).toBeFocused()
  })

  test('has rows of 44 pixels, and keeps its title and button in sight', async ({ page }) => {
    await openDrawer(page)
    const rows = drawer(page).locator('a, summary, input, button').filter({ visible: true })
    for (const row of await rows.all())
      expect.soft((await row.boundingBox())!.height, await row.innerText()).toBeGreaterThanOrEqual(44)
    await rows.last().scrollIntoViewIfNeeded()
    await expect(drawer(page).getByRole('button', { name: 'Close documentation menu' })).toBeInViewport()
    await expect(drawer(page).getByRole('heading', { name: 'Documentation' })).toBeInViewport()
  })

  test('leaves nothing of the page to reach while it is open', async ({ page }) => {
    await openDrawer(page)
    await expect(page.getByRole('main')).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(0)
  })

  test('keeps the focus inside while it is open', async ({ page }) => {
    await openDrawer(page)
    await expectFocusInside(page, drawer(page), 12)
    await page.keyboard.press('Shift+Tab')
    await expectFocusInside(page, drawer(page), 0)
  })
})

for (const width of [600, 995, 996, 997, 1280])
  test(`at ${width} pixels the documentation is in a sidebar or behind a button, never both or none`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, PAGE)
    const button = await opener(page).isVisible()
    const sidebar = await page.getByRole('navigation', { name: 'Documentation' }).isVisible()
    expect({ button, sidebar }).toEqual({ button: width <= 996, sidebar: width > 996 })
  })
