import { expect, test, type Page, type Route } from '@playwright/test'
import { openPage } from './helpers/open-page'
import { PAGES, titleOf } from './helpers/sample-pages'

// the service worker would fetch the files by itself
test.use({ serviceWorkers: 'block' })

/** Their folder has the name of the build. */
const INDEX = '**/search/*/index.json'
const TEXTS = '**/search/*/text/*.json'

/** Longer than the search waits for a file. */
const AFTER_SILENCE = { timeout: 25_000 }

const FAILURES: readonly (readonly [name: string, answer: (route: Route) => Promise<void>])[] = [
  ['returns an error', (route) => route.fulfill({ status: 500, body: 'broken by the test' })],
  ['is unreachable', (route) => route.abort()],
  [
    'returns HTML instead',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Log in</title>' }),
  ],
  ['returns half of the file', (route) => route.fulfill({ json: undefined, body: '[{"text":"Half of' })],
  ['returns other JSON', (route) => route.fulfill({ json: { pages: 'none' } })],
  ['stays silent', () => new Promise(() => undefined)],
]

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search documentation' })
const options = (page: Page) => dialog(page).getByRole('option')
const question = (page: Page) => page.getByRole('textbox', { name: 'Ask a question about QuestDB' })
const quotes = (page: Page) => dialog(page).getByRole('figure')
const alert = (page: Page) => dialog(page).getByRole('alert')
const retry = (page: Page) => alert(page).getByRole('button', { name: 'Retry' })
const noAnswer = (page: Page) => dialog(page).getByText(/No passage in the documentation/)

async function openSearch(page: Page): Promise<void> {
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
}

async function ask(page: Page, text: string): Promise<void> {
  await dialog(page).getByRole('tab', { name: 'Ask' }).click()
  await question(page).fill(text)
  await question(page).press('Enter')
}

for (const [name, answer] of FAILURES) {
  test(`if the server ${name}, the search says that its index is missing, and Retry loads it`, async ({
    page,
  }) => {
    await page.route(INDEX, answer)
    await openSearch(page)
    await field(page).fill(titleOf(PAGES.ordinary).toLowerCase())
    await expect(alert(page)).toContainText('Couldn’t load the search index', AFTER_SILENCE)
    await expect(dialog(page).getByText('Loading the search index')).toHaveCount(0)
    await expect(dialog(page).getByText('No results')).toHaveCount(0)
    await page.unroute(INDEX)
    await retry(page).click()
    await expect(options(page).first()).toHaveAttribute('href', PAGES.ordinary)
    await expect(alert(page)).toHaveCount(0)
  })

  test(`if the server ${name}, Ask says that texts are missing, not that nothing answers, and Retry loads them`, async ({
    page,
  }) => {
    await page.route(TEXTS, answer)
    await openSearch(page)
    await ask(page, 'What is the designated timestamp?')
    await expect(alert(page)).toContainText('Couldn’t load the answers', AFTER_SILENCE)
    await expect(alert(page)).toContainText('Check your connection')
    await expect(noAnswer(page)).toHaveCount(0)
    await expect(dialog(page).getByText('Searching the documentation')).toHaveCount(0)
    await page.unroute(TEXTS)
    await retry(page).click()
    await expect(quotes(page)).toContainText('designated timestamp')
    await expect(alert(page)).toHaveCount(0)
  })
}

test('results are usable without their excerpts', async ({ page }) => {
  await page.route(TEXTS, (route) => route.abort())
  await openSearch(page)
  await field(page).fill(titleOf(PAGES.ordinary).toLowerCase())
  await expect(options(page).first()).toContainText(titleOf(PAGES.ordinary))
  await expect(alert(page)).toHaveCount(0)
  await field(page).press('Enter')
  await expect(page).toHaveURL(PAGES.ordinary)
})

test('both load what is missing as soon as the browser is online again', async ({ page, context }) => {
  await openPage(page, '/docs/')
  // the dialog is loaded on the first use
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.route(INDEX, (route) => route.abort())
  await page.reload()
  await openSearch(page)
  await expect(alert(page)).toContainText('Couldn’t load the search index')
  await page.unroute(INDEX)
  await context.setOffline(true)
  await context.setOffline(false)
  // its excerpts don't contain the answer below
  await field(page).fill('rpad')
  await expect(options(page).first()).toBeVisible()

  await context.setOffline(true)
  await ask(page, 'How do I create a table?')
  await expect(alert(page)).toContainText('Couldn’t load the answers')
  await context.setOffline(false)
  await expect(quotes(page)).toContainText('CREATE TABLE')
})

test('an answer for which some texts are missing says so', async ({ page }) => {
  let isFirst = true
  await page.route(TEXTS, (route) => {
    if (!isFirst) return route.abort()
    isFirst = false
    return route.continue()
  })
  await openSearch(page)
  await ask(page, 'What is the designated timestamp?')
  await expect(quotes(page)).toContainText('designated timestamp')
  await expect(dialog(page).getByText('Some pages couldn’t be loaded')).toBeVisible()
})

for (const [files, name, use, title] of [
  [INDEX, 'search', (page: Page) => field(page).fill('symbol'), 'Couldn’t load the search index'],
  [TEXTS, 'Ask', (page: Page) => ask(page, 'How do I create a table?'), 'Couldn’t load the answers'],
] as const)
  test(`after a deploy, ${name} in an old tab offers to reload the page`, async ({ page }) => {
    await page.route(files, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
    )
    await page.route('**/build.json', (route) => route.fulfill({ json: { build: 'bbbbbbbb2222' } }))
    await openSearch(page)
    await use(page)
    await expect(alert(page)).toContainText(title)
    await expect(alert(page)).toContainText('The site has been updated since you opened this page')
    await expect(noAnswer(page)).toHaveCount(0)
    const reloaded = page.waitForEvent('load')
    await alert(page).getByRole('button', { name: 'Reload page' }).click()
    await reloaded
  })
