import { expect, test, type Locator, type Page } from '@playwright/test'
import { openPage } from './helpers/open-page'
import { PAGES } from './helpers/sample-pages'

const PAGE: string = PAGES.elements
const DRAWING_PAGE = '/docs/concept/write-ahead-log/'

const viewer = (page: Page): Locator => page.locator('dialog.viewer')
const percent = async (page: Page): Promise<number> =>
  parseInt(await viewer(page).getByRole('status').innerText(), 10)

/** Opens the page and the image whose button has this name. */
async function enlarge(page: Page, name: RegExp, route = PAGE): Promise<Locator> {
  await openPage(page, route)
  const button = page.getByRole('button', { name }).first()
  await button.scrollIntoViewIfNeeded()
  await button.click()
  await expect(viewer(page)).toBeVisible()
  await expect.poll(() => percent(page)).toBeGreaterThan(0)
  // buttons and keys zoom with a transition
  await viewer(page).evaluate((dialog) => {
    dialog.style.setProperty('--calm', '0ms')
  })
  return viewer(page).locator('.viewer-stage > *')
}

const box = async (picture: Locator) => (await picture.boundingBox())!

test('a diagram is shown in the whole window, fitted, and closed by Escape @phone @desktop', async ({
  page,
}) => {
  const picture = await enlarge(page, /^Enlarge: Rows wait/)
  await expect(page.getByRole('dialog', { name: /^Rows wait/ })).toBeVisible()
  await expect(picture.getByRole('img', { name: /^Rows wait/ })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Enlarge: Rows wait/ })).toBeFocused()
})

test('the copy of a diagram has ids of its own', async ({ page }) => {
  await enlarge(page, /^Enlarge: Rows wait/)
  const twice = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, at) => ids.indexOf(id) !== at)
  })
  expect(twice).toEqual([])
  const marker = await viewer(page).locator('[marker-end]').first().getAttribute('marker-end')
  const id = /url\(#(.+)\)/.exec(marker!)![1]!
  await expect(viewer(page).locator(`[id="${id}"]`)).toHaveCount(1)
})

test('buttons and keys zoom and fit @phone @desktop', async ({ page }) => {
  const picture = await enlarge(page, /^Enlarge: The web console/i)
  const fitted = await percent(page)
  await viewer(page).getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => percent(page)).toBeGreaterThan(fitted * 1.4)
  await page.keyboard.press('+')
  await expect.poll(() => percent(page)).toBeGreaterThan(fitted * 2)
  await page.keyboard.press('-')
  await viewer(page).getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(() => percent(page)).toBe(fitted)
  // never smaller than the size that fits
  await page.keyboard.press('-')
  await expect.poll(() => percent(page)).toBe(fitted)
  await page.keyboard.press('=')
  await viewer(page).getByRole('button', { name: 'Fit' }).click()
  await expect.poll(() => percent(page)).toBe(fitted)
  await expect(picture.getByRole('img')).toBeInViewport({ ratio: 0.999 })
})

test('an enlarged image is moved by arrow keys and by dragging, but not out of view @phone @desktop', async ({
  page,
}) => {
  const picture = await enlarge(page, /^Enlarge: The web console/i)
  for (let press = 0; press < 4; press++) await page.keyboard.press('+')
  const before = await box(picture)
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await box(picture)).x).toBeLessThan(before.x - 50)
  const { width, height } = page.viewportSize()!
  const between = await box(picture)
  await page.mouse.move(width / 2, height / 2)
  await page.mouse.down()
  await page.mouse.move(width / 2 + 60, height / 2 + 30, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => Math.round((await box(picture)).x - between.x)).toBe(60)
  for (let press = 0; press < 40; press++) await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => Math.round((await box(picture)).x)).toBe(0)
})

test('the wheel zooms about the pointer, and a double click toggles', async ({ page }) => {
  const picture = await enlarge(page, /^Enlarge: The web console/i)
  const fitted = await percent(page)
  const at = { x: 400, y: 500 }
  const place = async () => {
    const { x, y, width } = await box(picture)
    return [(at.x - x) / width, (at.y - y) / width]
  }
  await page.mouse.dblclick(at.x, at.y)
  await expect.poll(() => percent(page)).toBeGreaterThan(fitted * 2)
  const before = await place()
  await page.mouse.wheel(0, -200)
  await expect.poll(() => percent(page)).toBeGreaterThan(fitted * 3)
  const after = await place()
  expect(after[0]).toBeCloseTo(before[0]!, 2)
  expect(after[1]).toBeCloseTo(before[1]!, 2)
  await page.mouse.dblclick(at.x, at.y)
  await expect.poll(() => percent(page)).toBe(fitted)
})

test('two fingers zoom @phone', async ({ page }) => {
  await enlarge(page, /^Enlarge: The web console/i)
  const fitted = await percent(page)
  const client = await page.context().newCDPSession(page)
  const touch = (type: string, reach: number) =>
    client.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints:
        reach === 0
          ? []
          : [
              { x: 195 - reach, y: 400, id: 1 },
              { x: 195 + reach, y: 400, id: 2 },
            ],
    })
  await touch('touchStart', 30)
  for (const reach of [45, 60, 75, 90]) await touch('touchMove', reach)
  await touch('touchEnd', 0)
  await expect.poll(() => percent(page)).toBeGreaterThan(fitted * 2.5)
  await expect.poll(() => percent(page)).toBeLessThan(fitted * 3.5)
})

test('a drawing is enlarged in the form that is shown @phone @desktop', async ({ page }) => {
  const picture = await enlarge(page, /^Enlarge: /, DRAWING_PAGE)
  const { width, height } = page.viewportSize()!
  const { width: shownWidth, height: shownHeight } = await box(picture)
  expect(Math.max(shownWidth / width, shownHeight / height)).toBeGreaterThan(0.75)
  await viewer(page).getByRole('button', { name: 'Close' }).click()
  await expect(viewer(page)).toHaveCount(0)
})

test('a click beside the picture closes the viewer, and the page below is not pressed', async ({ page }) => {
  await enlarge(page, /^Enlarge: Rows wait/)
  await page.mouse.click(40, 850)
  await expect(viewer(page)).toHaveCount(0)
  await expect(page).toHaveURL(PAGE)
})

test('the text of diagrams is 13 to 16 pixels high at every width, and no label is cut', async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const route of [PAGE, '/docs/reference/sql/over/', '/docs/concept/sql-optimizer-hints/']) {
      await openPage(page, route)
      const { sizes, cut } = await page
        .locator('.diagram svg:visible')
        .first()
        .evaluate((svg) => {
          const scale = svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width
          const texts = [...svg.querySelectorAll('text')].filter((text) => text.textContent.trim() !== '')
          return {
            sizes: texts.map((text) => parseFloat(getComputedStyle(text).fontSize) * scale),
            cut: [...svg.querySelectorAll('.node')]
              .filter((node) => {
                const ground = node.querySelector('rect')!.getBoundingClientRect()
                const text = node.querySelector('text')!.getBoundingClientRect()
                return text.left < ground.left || text.right > ground.right
              })
              .map((node) => node.textContent),
          }
        })
      expect(sizes.length).toBeGreaterThan(0)
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13)
      expect(Math.max(...sizes)).toBeLessThanOrEqual(16)
      expect(cut).toEqual([])
    }
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no button that does nothing', async ({ page }) => {
    await page.goto(PAGE)
    await expect(page.getByRole('img', { name: /^Rows wait/ })).toBeVisible()
    const buttons = page.locator('.enlarge')
    expect(await buttons.count()).toBeGreaterThan(0)
    for (const button of await buttons.all()) await expect(button).toBeHidden()
  })
})
