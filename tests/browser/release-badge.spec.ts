import { expect, test, type Locator, type Page } from '@playwright/test'
import { MAY_BE_NEWER, RELEASE } from './helpers/content-facts'
import { tabTo } from './helpers/keyboard'
import { openPage } from './helpers/open-page'

const badge = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^Release / })
const roadmap = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^Roadmap/ })

test('names the latest release and leads to its page on the code host', async ({ page }) => {
  await openPage(page, '/docs/')
  await expect(badge(page)).toHaveText(MAY_BE_NEWER ? /^Release \S/ : `Release ${RELEASE.name}`)
  await expect(badge(page)).toHaveAttribute(
    'href',
    MAY_BE_NEWER ? /^https:\/\/github\.com\/questdb\/questdb\/releases\/tag\/./ : RELEASE.url,
  )
})

test('shows the roadmap while the pointer is on it', async ({ page }) => {
  await openPage(page, '/docs/')
  await expect(roadmap(page)).toBeHidden()
  await badge(page).hover()
  await expect(roadmap(page)).toBeVisible()
  await roadmap(page).hover()
  await expect(roadmap(page)).toBeVisible()
  await page.mouse.move(700, 780)
  await expect(roadmap(page)).toBeHidden()
})

test('shows the roadmap to the keyboard, and the way to it', async ({ page }) => {
  await openPage(page, '/docs/')
  await tabTo(page, badge(page))
  await expect(roadmap(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(roadmap(page)).toBeFocused()
  await expect(roadmap(page)).toBeInViewport({ ratio: 1 })
})

test('opens the roadmap in a new tab and says so', async ({ page, context }) => {
  await context.route(/github\.com/, (route) => route.fulfill({ contentType: 'text/html', body: 'roadmap' }))
  await openPage(page, '/docs/')
  await badge(page).hover()
  await expect(roadmap(page)).toHaveAccessibleName(/new tab/)
  const opened = page.waitForEvent('popup')
  await roadmap(page).click()
  await expect(await opened).toHaveURL(/github\.com\/orgs\/questdb\/projects/)
  await expect(page).toHaveURL('/docs/')
})

for (const [width, shown] of [
  [1279, false],
  [1280, true],
] as const)
  test(`is ${shown ? 'there' : 'hidden'} at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, '/docs/')
    await expect(badge(page)).toBeVisible({ visible: shown })
  })
