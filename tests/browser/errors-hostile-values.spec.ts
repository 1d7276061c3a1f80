import { expect, test, type Page } from '@playwright/test'
import { addContactForm } from './helpers/contact-form'
import { openPage } from './helpers/open-page'
import { PAGES, titleOf } from './helpers/sample-pages'

/* Anybody can put values into URLs and storage: with a link, or from another page of the same host. */

test.use({ serviceWorkers: 'block' })
test.slow()

/** Code that leaves a trace if it runs. */
const CODE = 'window.hacked=1'

const MARKUP = [
  `<img src=x onerror=${CODE}>`,
  `"><script>${CODE}</script>`,
  `'-${CODE}-'`,
  `javascript:${CODE}`,
  `\${${CODE}}`,
  `</script><script>${CODE}</script>`,
]
const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype']

/** Collects possible effects of a hostile value: errors and dialogs. */
function gatherHarm(page: Page): string[] {
  const harm: string[] = []
  page.on('pageerror', (error) => harm.push(error.message))
  page.on('dialog', (dialog) => {
    harm.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('console', (message) => {
    if (/uncaught|hydrat|This page crashed/i.test(message.text())) harm.push(message.text())
  })
  return harm
}

/** Nothing has run, no prototype has changed, no link contains a script, and the page is the expected one. */
async function expectNoHarm(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const { hacked, inherited, links } = await page.evaluate(() => ({
    hacked: 'hacked' in window,
    inherited: Object.keys(Object.prototype).concat('polluted' in {} ? 'polluted' : []),
    links: [...document.links]
      .map(({ protocol }) => protocol)
      .filter((one) => !/^(https?|mailto):$/.test(one)),
  }))
  expect({ hacked, inherited, links }).toEqual({ hacked: false, inherited: [], links: [] })
}

test('in the path of an unknown page', async ({ page }) => {
  const harm = gatherHarm(page)
  for (const value of [...MARKUP, ...INHERITED]) {
    await openPage(page, `/docs/${encodeURIComponent(value).replaceAll('%25', '')}/`)
    await expectNoHarm(page, 'Page not found')
    await expect(page.getByRole('main').getByRole('link', { name: 'Report the broken link' })).toBeVisible()
  }
  expect(harm).toEqual([])
})

test('in the query of a page that reads it', async ({ page }) => {
  const harm = gatherHarm(page)
  for (const value of [...MARKUP.slice(0, 2), '__proto__', '%']) {
    await openPage(
      page,
      `/docs/configuration/?filter=${value.startsWith('%') ? value : encodeURIComponent(value)}`,
    )
    await expectNoHarm(page, titleOf('/docs/configuration/'))
  }
  expect(harm).toEqual([])
})

for (const [name, route, title] of [
  ['a page', PAGES.ordinary, titleOf(PAGES.ordinary)],
  ['an unknown page', '/docs/nowhere/', 'Page not found'],
  ['the offline screen', '/offline/', /./],
] as const)
  test(`in the hash and the text fragment of ${name}`, async ({ page }) => {
    const harm = gatherHarm(page)
    const values = [
      ...MARKUP,
      '__proto__',
      'constructor',
      '%',
      '%E0%A4%A',
      `/${MARKUP[0]}`,
      `//example.com/`,
      `/\\example.com/`,
    ]
    for (const value of values)
      for (const hash of value === MARKUP[0] ? [`#${value}`, `#:~:text=${value}`] : [`#${value}`]) {
        // a new document, followed by navigation within it
        await page.goto('about:blank')
        await openPage(page, route + hash)
        await expectNoHarm(page, title)
        await page.evaluate((next) => {
          window.location.hash = ''
          window.location.hash = next
        }, hash)
        await expectNoHarm(page, title)
      }
    const elsewhere = await page.evaluate(() =>
      [...document.links].filter(({ hostname }) => hostname === 'example.com').map(({ href }) => href),
    )
    expect(elsewhere).toEqual([])
    expect(harm).toEqual([])
  })

/** All keys that the site reads; those of the history contain the page. */
const keysFor = (route: string) => [
  'announcement.closed',
  'announcement.id',
  'contact.draft',
  'docs-version',
  'gatsby-reload-compilation-hash-match',
  'live-server',
  'recent-searches',
  'reloaded',
  'sidebar',
  'single-keys',
  'tabs.language',
  'tabs.os',
  'theme',
  `opened ${route} initial`,
  `@@scroll|${route}|initial`,
]

const STORED = [
  '',
  'null',
  '0',
  '-1 2',
  'NaN',
  'Infinity',
  '"',
  '{}',
  '[]',
  '[null,{},[],1]',
  '{"fields":null}',
  '{"fields":{"name":{},"message":1},"submission":{}}',
  '{"fields":{"__proto__":{"polluted":1},"constructor":"x"},"__proto__":{"polluted":1}}',
  '\u0000',
  '%E0%A4%A',
  '1'.repeat(20_000),
  '__proto__',
  'constructor',
  `<img src=x onerror=${CODE}>`,
  `"><script>${CODE}</script>`,
]

for (const [route, title] of [
  [PAGES.elements, /./],
  ['/enterprise/contact/', /./],
  ['/docs/nowhere/', 'Page not found'],
] as const)
  test(`in the storage that ${route} reads`, async ({ page }) => {
    const harm = gatherHarm(page)
    await addContactForm(page, '/contact')
    await openPage(page, route)
    for (const value of STORED) {
      await page.evaluate(
        ([keys, stored]) => {
          for (const key of keys)
            for (const storage of [localStorage, sessionStorage]) storage.setItem(key, stored)
        },
        [keysFor(route), value] as const,
      )
      await page.reload()
      await page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length > 0)
      if (route.includes('contact')) await expect(page.locator('form')).toHaveJSProperty('noValidate', true)
      await page.getByRole('button', { name: 'Search' }).first().click()
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible()
      await page.keyboard.press('Escape')
      await expectNoHarm(page, title)
    }
    expect(harm).toEqual([])
  })
