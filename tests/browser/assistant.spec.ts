import { expect, test, type Page } from '@playwright/test'
import { openPage } from './helpers/open-page'
import { PAGES } from './helpers/sample-pages'
import { changeStaticData } from './helpers/static-data'
import { recognizeBlockedWorker } from './helpers/troubles'

// the service worker would request the data and the script by itself
test.use({ serviceWorkers: 'block' })

const ADDRESS = '/fake-assistant.js'
const WORKS = `
  window.FakeAssistant = {
    open(options) {
      const me = document.querySelector('script[data-project]')
      const box = document.createElement('div')
      box.setAttribute('role', 'dialog')
      box.setAttribute('aria-label', 'Fake assistant')
      box.textContent = options.mode + ' ' + me.dataset.project
      box.innerHTML += '<a href="${PAGES.start}" target="_blank">Start</a>'
      document.body.append(box)
      this.opened = (this.opened || 0) + 1
    },
  }`

const fake = (page: Page) => page.getByRole('dialog', { name: 'Fake assistant' })
const builtIn = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const button = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })

/** Opens a page of the site with a script as the search provider. Returns warnings and requests. */
async function openWith(page: Page, load: 'use' | 'idle' = 'use') {
  const script = {
    address: ADDRESS,
    attributes: [{ name: 'data-project', value: 'seven' }],
    open: 'FakeAssistant.open',
    mode: 'search',
    load,
  }
  let isGiven = false
  await changeStaticData<{ siteAssistant: object }>(page, 'siteAssistant', (data) => {
    isGiven = true
    data.siteAssistant = { provider: 'script', script }
  })
  const warnings: string[] = []
  const isAboutBlockedWorker = recognizeBlockedWorker()
  page.on('console', (message) => {
    if (!isAboutBlockedWorker(message.text()) && message.type() === 'warning') warnings.push(message.text())
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openPage(page, '/docs/')
  expect(isGiven, 'the frame of the site asks for siteAssistant').toBe(true)
  return { warnings, asked }
}

const answerWith = (page: Page, body: string) =>
  page.route(`**${ADDRESS}`, (route) => route.fulfill({ contentType: 'text/javascript', body }))

test('a script is loaded on the first use, with its attributes, and opens in its mode', async ({ page }) => {
  await answerWith(page, WORKS)
  const { asked, warnings } = await openWith(page)
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain(ADDRESS)
  await page.keyboard.press('Control+k')
  await expect(fake(page)).toContainText('search seven')
  await expect(builtIn(page)).toHaveCount(0)
  expect(asked.filter((one) => one.startsWith('/search/'))).toEqual([])
  await button(page).click()
  await expect(fake(page)).toHaveCount(2)
  expect(asked.filter((one) => one === ADDRESS)).toHaveLength(1)
  expect(warnings).toEqual([])
})

test('its links open in the same tab', async ({ page, context }) => {
  await answerWith(page, WORKS)
  await openWith(page)
  await button(page).click()
  await fake(page).getByRole('link').click()
  await expect(page).toHaveURL(PAGES.start)
  expect(context.pages()).toHaveLength(1)
})

test('it can be loaded before it is used, when the page is idle', async ({ page }) => {
  await answerWith(page, WORKS)
  const { asked } = await openWith(page, 'idle')
  await expect.poll(() => asked).toContain(ADDRESS)
  await expect(fake(page)).toHaveCount(0)
})

for (const [name, prepare] of [
  ['is not there', (page: Page) => page.route(`**${ADDRESS}`, (route) => route.fulfill({ status: 404 }))],
  [
    'throws while it opens',
    (page: Page) => answerWith(page, `window.FakeAssistant = { open() { throw new Error('no') } }`),
  ],
  ['never makes its function', (page: Page) => answerWith(page, '')],
  ['never answers', (page: Page) => page.route(`**${ADDRESS}`, () => undefined)],
] as const)
  test(`where the script ${name}, the built-in search stands in, with one line in the console`, async ({
    page,
  }) => {
    await prepare(page)
    const { warnings } = await openWith(page)
    await button(page).click()
    await expect(builtIn(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(builtIn(page)).toBeHidden()
    // the page doesn't wait for it again
    await page.keyboard.press('Control+k')
    await expect(builtIn(page)).toBeVisible({ timeout: 2000 })
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain(`Using the built-in search instead of ${ADDRESS}`)
  })
