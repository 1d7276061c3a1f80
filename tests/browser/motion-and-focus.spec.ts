import { expect, test, type Page } from '@playwright/test'
import { FIRST_MENU, itemIn } from './helpers/menus'
import { openPage } from './helpers/open-page'
import { PAGES } from './helpers/sample-pages'

/** Duration of the longest animation or transition on the page, in milliseconds. */
function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() => {
    const longest = (list: string) => Math.max(...list.split(',').map((time) => parseFloat(time) * 1000))
    return Math.max(
      ...[...document.querySelectorAll('*')].map((element) => {
        const style = getComputedStyle(element)
        const animates = style.animationName === 'none' ? 0 : longest(style.animationDuration)
        return Math.max(animates, longest(style.transitionDuration))
      }),
    )
  })
}

test('nothing moves for a reader who asked for that', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, PAGES.elements)
  await page.getByRole('button', { name: FIRST_MENU.name, exact: true }).hover()
  await expect(itemIn(page.getByRole('banner'), FIRST_MENU.items[0]!)).toBeVisible()
  expect(await longestMotion(page)).toBeLessThan(1)
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
})

test('motion is there otherwise, and short', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openPage(page, PAGES.elements)
  const longest = await longestMotion(page)
  expect(longest).toBeGreaterThan(50)
  expect(longest).toBeLessThanOrEqual(300)
})

for (const route of ['/', PAGES.reference, PAGES.elements])
  test(`whatever has the focus on ${route} shows it`, async ({ page }) => {
    test.setTimeout(180_000)
    await openPage(page, route)
    const hidden: string[] = []
    let stops = 0
    // after the sidebar, which is long and repetitive
    for (let presses = 0; presses < 50; presses++) {
      if (presses === 20) await page.getByRole('main').getByRole('link').first().focus()
      await page.keyboard.press('Tab')
      const { isAny, unseen } = await page.evaluate(focusIsUnseen)
      if (isAny) stops++
      if (unseen !== undefined) hidden.push(unseen)
    }
    expect([...new Set(hidden)]).toEqual([])
    // the focus may leave a short page once, and for a moment while a menu is being loaded
    expect(stops).toBeGreaterThan(40)
  })

/** Returns whether an element has the focus, and the element if neither it nor its closest container has an outline. */
function focusIsUnseen(): { isAny: boolean; unseen?: string } {
  const focused = document.activeElement
  if (!focused || focused === document.body) return { isAny: false }
  let element: Element | null = focused
  for (let level = 0; element && level < 2; level++, element = element.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) return { isAny: true }
  }
  return { isAny: true, unseen: focused.outerHTML.slice(0, 160) }
}
