import { expect, test, type Locator, type Page } from '@playwright/test'
import { openPage } from './helpers/open-page'
import { PAGES } from './helpers/sample-pages'
import { scrollToShare } from './helpers/scroll'

const PAGE = PAGES.reference
const offer = (page: Page) => page.getByRole('button', { name: 'Copy link to selection' })
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** The last paragraph of several words that begins with text rather than with code or a link. */
const farParagraph = (page: Page): Locator =>
  page
    .locator(':is(.prose, .deferred) > p')
    .filter({ hasText: /^(?:[A-Za-z]+ ){6}/ })
    .last()

/** Selects text like a reader: from the start of a line to somewhere within it. */
async function selectInLine(page: Page, text: Locator): Promise<string> {
  await text.scrollIntoViewIfNeeded()
  const box = (await text.boundingBox())!
  await page.mouse.move(box.x + 2, box.y + 12)
  await page.mouse.down()
  await page.mouse.move(box.x + 260, box.y + 12, { steps: 6 })
  await page.mouse.up()
  return page.evaluate(() => document.getSelection()?.toString() ?? '')
}

/** Selects a visible paragraph. */
async function selectParagraph(page: Page): Promise<void> {
  const paragraph = page.locator('.prose > p').nth(1)
  await paragraph.scrollIntoViewIfNeeded()
  await paragraph.selectText()
}

/** Text of the button in the two seconds after it's clicked. */
function saidByOffer(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const said: string[] = []
        const button = document.querySelector('button.text-link')!
        new MutationObserver(() => said.push(button.textContent)).observe(button, { childList: true })
        button.addEventListener('click', () => setTimeout(() => resolve(said), 2000))
      }),
  )
}

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, PAGE)
})

test('a selected text gives a link that leads to it', async ({ page, context }) => {
  const selected = await selectInLine(page, farParagraph(page))
  expect(selected.length).toBeGreaterThan(10)
  await expect(offer(page)).toBeVisible()
  const said = saidByOffer(page)
  await offer(page).click()
  expect((await said).at(-1)).toBe('Link copied')
  const link = await copied(page)
  expect(link).toContain(`${PAGE}#:~:text=`)
  const other = await context.newPage()
  await other.goto(link)
  const found = farParagraph(other)
  await expect(found).toBeInViewport()
  // it's still there once the page's scripts are running
  await openPage(other, link)
  await expect(found).toBeInViewport()
})

test('such a link works where the same page was read before in the tab', async ({ page }) => {
  const words = ((await farParagraph(page).textContent()) ?? '').split(' ').slice(0, 6).join(' ')
  await scrollToShare(page, 0.3)
  await openPage(page, PAGES.ordinary)
  await openPage(page, `${PAGE}#:~:text=${encodeURIComponent(words)}`)
  await expect(farParagraph(page)).toBeInViewport()
})

test('the keyboard has it too', async ({ page }) => {
  await selectParagraph(page)
  await expect(offer(page)).toBeVisible()
  await page.keyboard.press('l')
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(await copied(page)).toContain(`${PAGE}#:~:text=`)
})

test('nothing is offered for a letter, a place outside of the text, or nothing', async ({ page }) => {
  await selectParagraph(page)
  await expect(offer(page)).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).selectText()
  await expect(offer(page)).toBeHidden()
  await selectParagraph(page)
  await expect(offer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(offer(page)).toBeHidden()
  await page.evaluate(() => document.getSelection()?.removeAllRanges())
  await page.keyboard.press('l')
  await expect(page.locator('.toast')).toHaveText('No text selected')
})
