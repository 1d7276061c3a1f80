import { expect, test, type Page } from '@playwright/test'
import { layOutEverything, openPage } from './helpers/open-page'
import { PAGES } from './helpers/sample-pages'
import { storedScroll } from './helpers/scroll'

const rest = (page: Page) => page.locator('.deferred')

/** Whether the part below the first screens has been laid out. */
const isLaidOut = (page: Page): Promise<boolean> =>
  rest(page)
    .locator('> :last-child')
    .evaluate((end) => end.checkVisibility({ contentVisibilityAuto: true }))

/** The last heading of the page, which has most of the deferred text above it. */
const lastHeading = (page: Page) => rest(page).locator('> h2[id]').last()

const topOf = (page: Page): Promise<number> =>
  lastHeading(page).evaluate((heading) => heading.getBoundingClientRect().top)

test('lays out the rest of a long page when the reader gets near it', async ({ page }) => {
  await openPage(page, PAGES.ordinary)
  expect(await isLaidOut(page)).toBe(false)
  await page.mouse.move(700, 500)
  for (let turns = 0; turns < 4; turns++) await page.mouse.wheel(0, 800)
  await expect.poll(() => isLaidOut(page)).toBe(true)
})

for (const [action, act] of [
  ['key', (page: Page) => page.keyboard.press('Shift')],
  ['click', (page: Page) => page.getByRole('heading', { level: 1 }).click()],
] as const)
  test(`lays out the rest at the first ${action}, which may lead far down`, async ({ page }) => {
    await openPage(page, PAGES.reference)
    expect(await isLaidOut(page)).toBe(false)
    await act(page)
    await expect.poll(() => isLaidOut(page)).toBe(true)
  })

test('goes to the end of the page when the reader presses End at once', async ({ page }) => {
  await openPage(page, PAGES.reference)
  await page.keyboard.press('End')
  await expect
    .poll(() =>
      page.evaluate(
        () => document.documentElement.scrollHeight - window.innerHeight - Math.ceil(window.scrollY),
      ),
    )
    .toBeLessThan(2)
})

test('returns to the same place in it, and stays there after a reload', async ({ page }) => {
  await openPage(page, PAGES.ordinary)
  await lastHeading(page).evaluate((heading) => {
    window.scrollTo(0, window.scrollY + heading.getBoundingClientRect().top - 300)
  })
  await expect.poll(() => topOf(page)).toBeCloseTo(300, -1)
  await storedScroll(page)
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('a[href="/docs/"]')?.click()
  })
  await expect(page).toHaveURL('/docs/')
  await page.goBack()
  await expect(page).toHaveURL(PAGES.ordinary)
  await expect.poll(() => topOf(page)).toBeCloseTo(300, -1)
  await page.reload()
  await expect.poll(() => topOf(page)).toBeCloseTo(300, -1)
})

test('leads to a section in it, from its list and by its address', async ({ page }) => {
  await openPage(page, PAGES.ordinary)
  const id = await lastHeading(page).getAttribute('id')
  await page.locator(`[data-contents] a[href="#${id}"]`).filter({ visible: true }).click()
  await expect(lastHeading(page)).toBeInViewport()
  const other = await page.context().newPage()
  await openPage(other, `${PAGES.ordinary}#${id}`)
  expect(await isLaidOut(other)).toBe(true)
  await expect(lastHeading(other)).toBeInViewport()
})

test('does not change how a page looks @phone @desktop', async ({ page }) => {
  for (const route of ['/', '/market-data/', '/compare/questdb-vs-kdb/', PAGES.elements]) {
    await openPage(page, route)
    await layOutEverything(page)
    const boxes = () =>
      page.locator('.prose > :not(.deferred), .deferred > *').evaluateAll((blocks) =>
        blocks.flatMap((block) => {
          const { left, top, width, height } = block.getBoundingClientRect()
          // the anchor of an earlier heading is invisible, and is within the margin of the heading after it
          if (width === 0 && height === 0) return []
          const name = block.getAttribute('class') ?? block.tagName
          return [`${name}: ${[left, top, width, height].map(Math.round).join(' ')}`]
        }),
      )
    const before = await boxes()
    await rest(page).evaluateAll((wrappers) => {
      for (const wrapper of wrappers) wrapper.replaceWith(...wrapper.childNodes)
    })
    expect(await boxes(), route).toEqual(before)
  }
})

test('is found by text, and printed', async ({ page }) => {
  await openPage(page, PAGES.ordinary)
  const text = await lastHeading(page).evaluate((heading) => heading.firstChild?.textContent ?? '')
  const isFound = await page.evaluate(
    // not standard, but in all browsers: searches like the browser's own search in the page
    (words) => (window as unknown as { find: (text: string) => boolean }).find(words),
    text,
  )
  expect(isFound).toBe(true)
  await page.emulateMedia({ media: 'print' })
  expect(await isLaidOut(page)).toBe(true)
})
