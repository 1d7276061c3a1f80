import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { onePageOfEach } from './helpers/built-pages'
import { FIRST_MENU, itemIn } from './helpers/menus'
import { layOutEverything, openPage } from './helpers/open-page'
import { PAGES } from './helpers/sample-pages'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']
// axe examines every element, which takes a while on long pages
test.describe.configure({ timeout: 120_000 })

const FEATURES = PAGES.elements

async function expectNoViolations(page: Page): Promise<void> {
  await layOutEverything(page)
  // contrast is measured after animations have ended, except those of scrolling, which have no end
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline),
  )
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(RULES).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([])
}

// on desktops, every-page.spec.ts checks these pages and all others
for (const { route, template } of onePageOfEach())
  test(`a page of the template ${template} passes axe @phone`, async ({ page }) => {
    await openPage(page, route)
    await expectNoViolations(page)
  })

for (const route of [PAGES.reference, PAGES.start, FEATURES, '/docs/reference/sql/nowhere/'])
  test(`${route} passes axe @phone`, async ({ page }) => {
    await openPage(page, route)
    await expectNoViolations(page)
  })

test('passes axe with a dropdown open', async ({ page }) => {
  await openPage(page, '/docs/')
  await page.getByRole('button', { name: FIRST_MENU.name, exact: true }).hover()
  await expect(itemIn(page.getByRole('banner'), FIRST_MENU.items[0]!)).toBeVisible()
  await expectNoViolations(page)
})

test('passes axe with the main menu open @phone @tablet', async ({ page }) => {
  await openPage(page, '/docs/')
  await page.getByRole('button', { name: 'Open main menu' }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page)
})

test('passes axe with the list of all documentation open @phone @tablet', async ({ page }) => {
  await openPage(page, PAGES.reference)
  await page.getByRole('button', { name: 'Documentation menu', exact: true }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page)
})

test('passes axe with an enlarged image', async ({ page }) => {
  await openPage(page, FEATURES)
  await page.getByRole('button', { name: /^Enlarge: The web console/i }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page)
})
