import { expect, type Page } from '@playwright/test'
import { builtPages } from './helpers/built-pages'
import { addContactForm } from './helpers/contact-form'
import { openPage } from './helpers/open-page'
import { test } from './helpers/site-test'
import { watchTroubles } from './helpers/troubles'
import { isKept, workerRules } from './helpers/worker'
import { PAGES } from './helpers/sample-pages'

/*
 * The server of the browser tests sends the policy, so all other tests run under it as well: every-page.spec.ts opens
 * every page and fails at the first violation, which browsers report in the console.
 */

const FEATURES = PAGES.elements
const READ = PAGES.ordinary

test('the policy allows no inline scripts but the listed ones, and no framing', async ({ request }) => {
  const headers = (await request.get('/docs/')).headers()
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toMatch(/(^|; )script-src 'self'( 'sha256-[\w+/]{43}=')+(;|$)/)
  expect(policy).not.toContain('unsafe-eval')
  expect(policy.match(/'unsafe-inline'/g)).toHaveLength(1)
  expect(policy).toContain("style-src 'self' 'unsafe-inline'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(headers).toMatchObject({
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
  })
})

test('the HTML of every page has listed scripts only, and none in attributes', async ({ page, request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? ''
  const routes = builtPages().map(({ route }) => route)
  await page.goto('/icons/favicon.svg')
  const problems = await page.evaluate(
    async ({ routes, policy }) => {
      const found: string[] = []
      for (const route of routes) {
        const html = await (await fetch(route)).text()
        const parsed = new DOMParser().parseFromString(html, 'text/html')
        for (const script of parsed.scripts) {
          if (script.hasAttribute('src') || !/^(|module|text\/javascript)$/.test(script.type)) continue
          const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script.text))
          const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))
          if (!policy.includes(`'sha256-${hash}'`)) found.push(`${route}: ${script.text.slice(0, 60)}`)
        }
        for (const element of parsed.querySelectorAll('*'))
          for (const { name, value } of element.attributes)
            if (/^on/i.test(name) || /^\s*javascript:/i.test(value))
              found.push(`${route}: ${name}="${value}"`)
      }
      return found
    },
    { routes, policy },
  )
  expect(routes.length).toBeGreaterThan(100)
  expect(problems).toEqual([])
})

test('a script that is not listed is blocked', async ({ page }) => {
  await openPage(page, '/docs/')
  const troubles = watchTroubles(page)
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = "document.title = 'injected'"
    const button = document.createElement('button')
    button.setAttribute('onclick', "document.title = 'injected'")
    document.body.append(script, button)
    button.click()
    await new Promise((resolve) => setTimeout(resolve))
    return document.title === 'injected'
  })
  expect(ran).toBe(false)
  await expect.poll(() => troubles).toHaveLength(2)
  for (const trouble of troubles) expect(trouble).toContain('Content Security Policy')
})

/** Actions of readers by feature; each loads its own scripts, styles, images, or data. */
const USES: [feature: string, route: string, use: (page: Page) => Promise<void>][] = [
  [
    'the search and the assistant',
    '/docs/',
    async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill('latest on')
      await expect(page.getByRole('option').first()).toContainText(/latest on/i)
      const dialog = page.getByRole('dialog', { name: 'Search' })
      await dialog.getByRole('tab', { name: 'Ask' }).click()
      await dialog.getByRole('textbox').fill('How do I create a table?')
      await dialog.getByRole('textbox').press('Enter')
      await expect(dialog.getByRole('figure').first()).toBeVisible()
    },
  ],
  [
    'tabs, copying and enlarged pictures',
    FEATURES,
    async (page) => {
      await page.getByRole('tab', { name: 'macOS' }).first().click()
      await expect(page.getByRole('tabpanel', { name: 'macOS' }).first()).toBeVisible()
      await page.getByRole('button', { name: 'Copy code' }).first().click()
      await page
        .getByRole('button', { name: /^Enlarge: Rows wait/ })
        .first()
        .click()
      await expect(page.locator('dialog.viewer')).toBeVisible()
      await page.keyboard.press('Escape')
    },
  ],
  [
    'the contact form',
    '/enterprise/contact/',
    async (page) => {
      await addContactForm(page, '/contact')
      await page.reload()
      await expect(page.locator('form')).toHaveJSProperty('noValidate', true)
      await page.locator('form button[type="submit"]').click()
      await expect(page.locator('form').getByRole('alert')).toContainText('Check the highlighted fields')
    },
  ],
  [
    'the storage calculator',
    '/docs/operations/capacity-planning/',
    async (page) => {
      const form = page.getByRole('form', { name: 'Storage calculator' })
      await form.getByLabel('Rows per second', { exact: true }).fill('1000')
      await expect(form.getByRole('status')).toContainText('109 GB')
    },
  ],
  [
    'the charts of a dashboard',
    '/dashboards/crypto/',
    async (page) => {
      await expect(page.getByRole('img', { name: /^BTC-USDT RSI over/ })).toBeVisible()
    },
  ],
  [
    'menus and a change of page',
    '/',
    async (page) => {
      await page.getByRole('banner').getByRole('button').first().click()
      await page.getByRole('banner').getByRole('link', { name: 'Docs' }).first().click()
      await expect(page).toHaveURL(/\/docs\//)
    },
  ],
]

for (const [feature, route, use] of USES)
  test(`nothing is blocked for ${feature}`, async ({ page }) => {
    const troubles = watchTroubles(page)
    await openPage(page, route)
    await use(page)
    expect(troubles).toEqual([])
  })

test('a page that is read offline has the policy too, and works', async ({ page, site }) => {
  await openPage(page, site.url + READ)
  await workerRules(page)
  await isKept(page, READ)
  await site.stop()
  const answer = await page.reload()
  expect(answer?.fromServiceWorker()).toBe(true)
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-")
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('latest on')
  await expect(page.getByRole('option').first()).toContainText(/latest on/i)
})
