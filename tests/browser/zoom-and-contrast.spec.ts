import { expect, test, type Page } from '@playwright/test'
import { onePageOfEach } from './helpers/built-pages'
import { clippedTexts } from './helpers/clipped-text'
import { tab, tabThrough } from './helpers/focus'
import { tabTo } from './helpers/keyboard'
import { openPage } from './helpers/open-page'
import { PAGES } from './helpers/sample-pages'

const FEATURES = PAGES.elements
const LONG = PAGES.reference
const ROUTES = [
  ...new Set([...onePageOfEach().map(({ route }) => route), '/docs/', LONG, FEATURES, '/nowhere/']),
]

/** More than the number of tab stops on any page tested here. */
const MOST_STOPS = 500

test.describe('enlarged, a page needs no sideways scrolling and loses no text', () => {
  // the remaining width of a 1280 px screen at 200 % and 400 %
  for (const [zoom, width, height] of [
    ['200 %', 640, 450],
    ['400 %', 320, 256],
  ] as const)
    for (const route of ROUTES)
      test(`${route} at ${zoom}`, async ({ page }) => {
        await page.setViewportSize({ width, height })
        await openPage(page, route)
        const { scrollWidth, clientWidth } = await page.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
          clientWidth: document.documentElement.clientWidth,
        }))
        expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
        expect(await clippedTexts(page)).toEqual([])
      })
})

test('the keyboard alone reaches every part of a page, in order, and leaves it again', async ({ page }) => {
  test.setTimeout(180_000)
  await openPage(page, LONG)
  const stops = await tabThrough(page, MOST_STOPS)
  expect(stops[0]?.element).toContain('#main')
  expect(stops.length).toBeLessThan(MOST_STOPS)

  const parts = [...new Set(stops.map(({ part }) => part))]
  const order = ['Main', 'Documentation', 'article', 'Previous and next page']
  expect(parts.filter((part) => order.includes(part))).toEqual(order)
  expect(parts).toContain('On this page')
  expect(stops.some(({ element }) => element.includes('aria-label="Search"'))).toBe(true)

  expect(stops.filter(({ unseen }) => unseen).map(({ element }) => element)).toEqual([])
  expect(stops.filter(({ covered }) => covered).map(({ element }) => element)).toEqual([])
})

test('the first stop of the keyboard leads past the navigation', async ({ page }) => {
  await openPage(page, LONG)
  const first = await tab(page)
  expect(first.covered).toBe(false)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${LONG}#main`)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('the keyboard opens the search, and Escape gives the focus back', async ({ page }) => {
  await openPage(page, LONG)
  const button = page.getByRole('button', { name: 'Search', exact: true })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Search documentation' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button).toBeFocused()
})

test.describe('in colours that the reader has chosen', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

  test('whatever has the focus shows it', async ({ page }) => {
    test.setTimeout(180_000)
    await openPage(page, FEATURES)
    await page.getByRole('main').getByRole('link').first().focus()
    const stops = await tabThrough(page, MOST_STOPS)
    expect(stops.length).toBeGreaterThan(10)
    expect(stops.filter(({ unseen }) => unseen).map(({ element }) => element)).toEqual([])
  })

  for (const route of ['/', LONG, FEATURES])
    test(`controls that are known by their ground on ${route} have an edge`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'none' })
      await openPage(page, route)
      const marked = await markFilledControls(page)
      await page.emulateMedia({ forcedColors: 'active' })
      expect(marked).toBeGreaterThan(0)
      expect(await controlsWithoutEdge(page)).toEqual([])
    })

  test('the chosen tab is told from the others', async ({ page }) => {
    await openPage(page, FEATURES)
    const looks = await page
      .getByRole('tablist')
      .first()
      .getByRole('tab')
      .evaluateAll((tabs) =>
        tabs.map((one) => {
          const { backgroundColor, color, fontWeight, textDecorationLine, ...style } = getComputedStyle(one)
          const edge = ['Top', 'Bottom'].map((side) => {
            const key = side as 'Top' | 'Bottom'
            return `${style[`border${key}Style`]} ${style[`border${key}Width`]} ${style[`border${key}Color`]}`
          })
          return JSON.stringify([backgroundColor, color, fontWeight, textDecorationLine, edge])
        }),
      )
    expect(looks.length).toBeGreaterThan(1)
    expect(looks.filter((look) => look === looks[0])).toHaveLength(1)
  })
})

test.describe('a reader who asked for less motion', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

  for (const { route, template } of onePageOfEach())
    test(`sees nothing move on a page of the template ${template}`, async ({ page }) => {
      await openPage(page, route)
      const moving = await page.evaluate(() => {
        const times = (list: string) => list.split(',').map((time) => parseFloat(time) * 1000)
        return [...document.querySelectorAll('*')]
          .filter((element) => {
            const style = getComputedStyle(element)
            const animates = style.animationName === 'none' ? [] : times(style.animationDuration)
            return Math.max(...animates, ...times(style.transitionDuration)) >= 1
          })
          .map((element) => element.outerHTML.slice(0, 100))
      })
      expect(moving).toEqual([])
    })

  test('is taken to a section at once', async ({ page }) => {
    await page.addInitScript(() => {
      const noticed: unknown[] = []
      Object.assign(window, { smooth: noticed })
      for (const name of ['scrollTo', 'scrollBy', 'scrollIntoView'] as const) {
        const plain = Element.prototype[name] as (...args: unknown[]) => void
        Element.prototype[name] = function (this: Element, ...args: unknown[]) {
          if (JSON.stringify(args).includes('smooth')) noticed.push(name)
          plain.apply(this, args)
        }
      }
    })
    await openPage(page, LONG)
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    expect(await page.evaluate(() => (window as unknown as { smooth: unknown[] }).smooth)).toEqual([])
  })
})

/** Marks controls that are distinguishable only by their background, and returns their number. */
function markFilledControls(page: Page): Promise<number> {
  return page.evaluate(() => {
    const groundOf = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.body).backgroundColor
      const ground = getComputedStyle(element).backgroundColor
      return /^(transparent|rgba\(.*, 0\))$/.test(ground) ? groundOf(element.parentElement) : ground
    }
    // a background that only covers content scrolling below doesn't count
    const filled = [...document.querySelectorAll<HTMLElement>('a, button, summary, input, select')].filter(
      (control) => control.checkVisibility() && groundOf(control) !== groundOf(control.parentElement),
    )
    for (const control of filled) control.dataset.filled = ''
    return filled.length
  })
}

/** Returns marked controls without a border, because forced colors remove backgrounds. */
function controlsWithoutEdge(page: Page): Promise<string[]> {
  return page.locator('[data-filled]').evaluateAll((controls) =>
    controls
      .filter((control) => {
        const { borderTopStyle, borderTopWidth, borderBottomWidth, outlineStyle, textDecorationLine } =
          getComputedStyle(control)
        const border =
          borderTopStyle !== 'none' && parseFloat(borderTopWidth) + parseFloat(borderBottomWidth) >= 1
        return !border && outlineStyle === 'none' && textDecorationLine === 'none'
      })
      .map((control) => control.outerHTML.slice(0, 140)),
  )
}
