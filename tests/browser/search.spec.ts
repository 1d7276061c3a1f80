import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { openPage } from './helpers/open-page'
import { buildName } from './helpers/other-build'
import { PAGES, dataOf, exactly, titleOf } from './helpers/sample-pages'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search documentation' })
const options = (page: Page) => dialog(page).getByRole('option')

for (const [name, open] of [
  ['the button', (page: Page) => page.getByRole('button', { name: 'Search', exact: true }).click()],
  ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
  ['a slash', (page: Page) => page.keyboard.press('/')],
] as const)
  test(`${name} opens the search, Escape closes it`, async ({ page }) => {
    await openPage(page, '/docs/')
    await open(page)
    await expect(dialog(page)).toBeVisible()
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  })

test('results come while typing, and Enter follows the first @desktop @phone', async ({ page }) => {
  await openPage(page, '/docs/')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await field(page).fill('rpad')
  await expect(options(page).first()).toContainText('rpad')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(options(page).first().locator('mark').first()).toHaveText(/rpad/i)
  await field(page).press('Enter')
  await expect(page).toHaveURL('/docs/reference/function/text/#rpad')
  await expect(dialog(page)).toBeHidden()
})

test('the section with more of the words is selected, below its page', async ({ page }) => {
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
  await field(page).fill('asof join tolerance')
  await expect(options(page).first()).toContainText('ASOF JOIN')
  await expect(options(page).nth(1)).toContainText('TOLERANCE')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  const [above, below] = [
    await options(page).first().locator('strong').boundingBox(),
    await options(page).nth(1).locator('strong').boundingBox(),
  ]
  expect(below!.x).toBeGreaterThan(above!.x + 10)
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/docs\/reference\/sql\/asof-join\/#/)
})

test('the number of results is shown, and the field can be cleared @desktop @phone', async ({ page }) => {
  await openPage(page, '/docs/')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const clear = dialog(page).getByRole('button', { name: 'Clear search' })
  await expect(clear).toHaveCount(0)
  await field(page).fill('latest on')
  await expect(options(page).first()).toBeVisible()
  const count = await options(page).count()
  // once for everybody, and once announced
  // "top results" if there are more
  await expect(dialog(page).getByText(new RegExp(`^${count} (?:top )?results$`))).toHaveCount(2)
  await clear.click()
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
  await expect(dialog(page).getByRole('listbox', { name: 'Common tasks' })).toBeVisible()
})

test('the arrow keys choose, a press follows, and the question is proposed the next time', async ({
  page,
}) => {
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
  await field(page).fill('latest on')
  await expect(options(page).nth(1)).toBeVisible()
  await field(page).press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).nth(1).getAttribute('id')) ?? '',
  )
  const href = (await options(page).first().getAttribute('href')) ?? ''
  expect(await options(page).first().getAttribute('target')).toBeNull()
  await options(page).first().click()
  await expect(page).toHaveURL(href)
  // a dialog that's opened between the new URL and the new page is closed again
  await expect(page.getByRole('heading', { level: 1, name: 'LATEST ON' })).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await page.keyboard.press('Control+k')
  await dialog(page).getByRole('button', { name: 'latest on' }).click()
  await expect(options(page).first()).toHaveAttribute('href', href)
})

test('Enter with Ctrl opens a result in a new tab, and the search stays open', async ({ page, context }) => {
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
  await field(page).fill('latest on')
  const href = (await options(page).first().getAttribute('href')) ?? ''
  const opened = context.waitForEvent('page')
  await field(page).press('Control+Enter')
  await expect(await opened).toHaveURL(href)
  await expect(page).toHaveURL('/docs/')
  await expect(field(page)).toBeVisible()
})

test('a query that was closed by mistake is still there, and typing replaces it', async ({ page }) => {
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
  await field(page).fill('latest on')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toHaveValue('latest on')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.type('asof')
  await expect(field(page)).toHaveValue('asof')
})

test('stays open if it is opened while the next page is being loaded, and closes with the one after', async ({
  page,
}) => {
  await openPage(page, '/docs/')
  let goOn: () => void = () => undefined
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route(exactly(dataOf(PAGES.start)), async (route) => {
    await held
    await route.continue()
  })
  await page.locator(`article a[href="${PAGES.start}"]`).first().click()
  await page.keyboard.press('Control+k')
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL(/\/docs\/$/)
  goOn()
  await expect(page).toHaveTitle(`${titleOf(PAGES.start)} | QuestDB`)
  await page.waitForTimeout(500)
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/docs\/$/)
  await expect(dialog(page)).toBeHidden()
})

test('a misspelled word is corrected, which the dialog says', async ({ page }) => {
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
  await dialog(page).getByRole('combobox').fill('timesamp')
  await expect(dialog(page).getByText('Showing results for timestamp')).toBeVisible()
  await expect(dialog(page).getByRole('status').filter({ hasText: 'results for timestamp' })).toHaveCount(1)
  await expect(options(page).first()).toHaveAttribute('href', /\/timestamp\//)
  await dialog(page).getByRole('combobox').fill('timestamp')
  await expect(dialog(page).getByText('Showing results for')).toHaveCount(0)
})

test('the dialog names the words that no result contains', async ({ page }) => {
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
  await field(page).fill('xylophone partition')
  await expect(dialog(page).getByText('Not found: “xylophone”')).toBeVisible()
  await expect(dialog(page).getByRole('status').filter({ hasText: 'not found: xylophone' })).toHaveCount(1)
  await expect(options(page).first()).toBeVisible()
  await field(page).fill('partition')
  await expect(dialog(page).getByText('Not found:')).toHaveCount(0)
})

test('a result whose heading many pages have is named after its page', async ({ page }) => {
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
  await field(page).fill('errors asof')
  await expect(options(page).filter({ hasText: /^JOIN: Errors/ })).toBeVisible()
})

test('typing in Ask replaces the question that was searched for', async ({ page }) => {
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
  await dialog(page).getByRole('combobox').fill('delete old data')
  await dialog(page).getByRole('tab', { name: 'Ask' }).click()
  await page.keyboard.type('What is a symbol?')
  await expect(dialog(page).getByRole('textbox')).toHaveValue('What is a symbol?')
})

test('stays open if it is opened while the next page is about to appear', async ({ page }) => {
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.evaluate(() => {
    const pushState = history.pushState.bind(history)
    history.pushState = (...entry) => {
      pushState(...entry)
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))
    }
  })
  await page.locator(`article a[href="${PAGES.start}"]`).first().click()
  await expect(page).toHaveTitle(`${titleOf(PAGES.start)} | QuestDB`)
  await expect(dialog(page)).toBeVisible()
  await page.waitForTimeout(500)
  await expect(dialog(page)).toBeVisible()
})

test('a part of the site can be chosen, and nothing found is said', async ({ page }) => {
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
  await field(page).fill('partition')
  await dialog(page).getByRole('button', { name: 'Functions' }).click()
  await expect(options(page).first()).toBeVisible()
  for (const option of await options(page).all())
    expect(await option.getAttribute('href')).toMatch(/^\/docs\/reference\/function\//)
  await field(page).fill('zzzzqqqq')
  await expect(dialog(page).getByText('No results for “zzzzqqqq” in Functions')).toBeVisible()
  await field(page).fill('glossary')
  await expect(dialog(page).getByText('No results for “glossary” in Functions')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Search all sections' }).click()
  await expect(options(page).first()).toBeVisible()
  await expect(field(page)).toBeFocused()
})

test('filters without results are dimmed, but work', async ({ page }) => {
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
  const filter = (name: string) => dialog(page).getByRole('button', { name, exact: true })
  await field(page).fill('rpad')
  await expect(options(page).first()).toBeVisible()
  await expect(filter('Functions')).toHaveCSS('border-top-style', 'solid')
  await expect(filter('Glossary')).toHaveCSS('border-top-style', 'dashed')
  await filter('Glossary').click()
  await expect(dialog(page).getByText('No results for “rpad” in Glossary')).toBeVisible()
})

test('the page with the downloads is found', async ({ page }) => {
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
  await field(page).fill('install on windows')
  await expect(options(page).first()).toHaveAttribute('href', '/download/')
})

test('the documentation includes its parts, and the glossary is a part of its own', async ({ page }) => {
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
  await field(page).fill('vwap')
  await dialog(page).getByRole('button', { name: 'Docs', exact: true }).click()
  await expect(options(page).first()).toHaveAttribute('href', /^\/docs\/reference\/function\//)
  await dialog(page).getByRole('button', { name: 'Glossary' }).click()
  await expect(options(page).first()).toHaveAttribute('href', '/glossary/vwap/')
  await expect(options(page).first()).toContainText('Glossary')
  await expect(options(page).first()).not.toContainText('Blog')
})

test('a result says once what it is and where it is, and ends at a word', async ({ page }) => {
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
  await field(page).fill('asof')
  const [page1, section] = [options(page).first(), options(page).nth(1)]
  await expect(page1).toContainText('combines two time series')
  const lines = (await page1.innerText()).split('\n')
  expect(lines.slice(0, 2)).toEqual(['ASOF JOIN', 'SQL Syntax › SELECT'])
  expect(lines.slice(2).join(' ')).toMatch(/[.!?]$|\w …$/)
  // below the row of its page, which says where it is
  const group = dialog(page).getByRole('group', { name: 'ASOF JOIN', exact: true })
  await expect(group.getByRole('option').nth(1)).toHaveAttribute(
    'href',
    (await section.getAttribute('href'))!,
  )
  await expect(section).not.toContainText('SQL Syntax')
})

test('a page is above its sections, also if a section was found first', async ({ page }) => {
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
  await field(page).fill('latest on')
  const rows = dialog(page).getByRole('group', { name: 'SQL execution order' }).getByRole('option')
  await expect(rows.first()).toHaveAttribute('href', '/docs/concept/sql-execution-order/')
  await expect(rows.nth(1)).toHaveAttribute('href', /sql-execution-order\/#/)
})

test('what is found in code is shown as code', async ({ page }) => {
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
  await field(page).fill('symbolCapacity')
  const code = options(page).locator('code').first()
  await expect(code).toContainText('symbolCapacity')
  await expect(code.locator('mark').first()).toContainText(/symbol/i)
})

test('keys are explained where there is a keyboard', async ({ page }) => {
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
  await expect(dialog(page).getByText('select', { exact: false }).filter({ hasText: '↓' })).toBeVisible()
})

test('the dialog fills a phone, and its controls are large enough for fingers @phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/docs/')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(dialog(page).getByRole('listbox', { name: 'Common tasks' })).toBeVisible()
  expect(await dialog(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  const controls = [
    dialog(page).getByRole('tab').first(),
    dialog(page).getByRole('button', { name: 'Close search' }),
    options(page).first(),
    field(page),
  ]
  for (const control of controls) expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('an example question leads to its answer, and the dialog says what it can help with', async ({
  page,
}) => {
  await openPage(page, '/')
  await page.keyboard.press('Control+k')
  await dialog(page).getByRole('tab', { name: 'Ask' }).click()
  await expect(
    dialog(page).getByText(
      'This search has access to the product documentation and can help with time series database questions.',
    ),
  ).toBeVisible()
  await dialog(page).getByRole('button', { name: 'What is the designated timestamp?' }).click()
  await expect(dialog(page).getByText('Quoted from the documentation. No AI is used.')).toBeVisible()
  await expect(dialog(page).locator('a[href^="/docs/concept/designated-timestamp/"]').first()).toBeVisible()
})

test('the answer goes when its question is cleared, with the button or by typing', async ({ page }) => {
  await openPage(page, '/')
  await page.keyboard.press('Control+k')
  await dialog(page).getByRole('tab', { name: 'Ask' }).click()
  const example = dialog(page).getByRole('button', { name: 'What is the designated timestamp?' })
  const answer = dialog(page).getByText('Quoted from the documentation.')
  const asked = page.getByRole('textbox', { name: 'Ask a question about QuestDB' })

  await example.click()
  await expect(answer).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Clear question' }).click()
  await expect(answer).toBeHidden()
  await expect(asked).toBeFocused()
  await expect(asked).toHaveValue('')

  await example.click()
  await expect(answer).toBeVisible()
  await asked.fill('')
  await expect(answer).toBeHidden()
  await expect(example).toBeVisible()
})

test('an empty field leads to common tasks by keyboard, but only once one is chosen', async ({
  page,
  request,
}) => {
  await openPage(page, '/')
  await page.keyboard.press('Control+k')
  await expect(options(page).first()).toBeVisible()
  const addresses = await options(page).evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  expect(addresses.length).toBeGreaterThan(4)
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)
  await field(page).press('Enter')
  await expect(dialog(page)).toBeVisible()
  await field(page).press('ArrowDown')
  await field(page).press('ArrowDown')
  await field(page).press('Enter')
  await expect(page).toHaveURL(addresses[1] ?? '')
})

test('seven results fit on a laptop, and a small word is marked where it stands as typed @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
  await field(page).fill('sample by')
  await expect(options(page).first().locator('strong mark')).toHaveText('SAMPLE BY')
  await expect(options(page).nth(6)).toBeInViewport({ ratio: 1 })
})

test('a question without results can be asked, proposes names that are alike, and leads to the main pages', async ({
  page,
  request,
}) => {
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
  await field(page).fill('materalizedviw')
  await expect(dialog(page).getByText('No results for “materalizedviw”')).toBeVisible()
  const browse = dialog(page).getByRole('navigation', { name: 'Browse' }).getByRole('link')
  const addresses = await browse.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses).toContain('/docs/')
  expect(addresses.length).toBeGreaterThan(3)
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)

  await dialog(page).getByRole('button', { name: 'Ask this instead' }).click()
  const asked = page.getByRole('textbox', { name: 'Ask a question about QuestDB' })
  await expect(asked).toHaveValue('materalizedviw')
  await expect(asked).toBeFocused()
  await expect(dialog(page).getByText(/No passage in the documentation answers/)).toBeVisible()
  await expect(dialog(page).getByRole('navigation', { name: 'Browse' })).toBeVisible()

  await dialog(page).getByRole('button', { name: 'Search instead' }).click()
  await dialog(page)
    .getByRole('region', { name: 'Did you mean' })
    .getByRole('button', { name: 'Materialized view' })
    .first()
    .click()
  await expect(field(page)).toHaveValue('Materialized view')
  await expect(field(page)).toBeFocused()
  await expect(options(page).filter({ hasText: 'Materialized views' }).first()).toBeVisible()

  await field(page).fill('materalizedviw')
  await browse.filter({ hasText: 'Glossary' }).click()
  await expect(page).toHaveURL('/glossary/')
  await expect(dialog(page)).toBeHidden()
})

test('a full question can be asked from its results', async ({ page }) => {
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
  await field(page).fill('how do I delete old rows')
  await expect(options(page).first()).toBeVisible()
  const ask = dialog(page).getByRole('button', { name: 'Ask “how do I delete old rows”' })
  // with the arrow keys
  await page.keyboard.press('ArrowUp')
  await expect(ask).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Ask a question about QuestDB' })).toHaveValue(
    'how do I delete old rows',
  )
  await page.getByRole('tab', { name: 'Search' }).click()
  await field(page).fill('delete rows')
  await expect(dialog(page).getByRole('button', { name: /^Ask “/ })).toHaveCount(0)
})

test('formulas in excerpts are readable', async ({ page }) => {
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
  await field(page).fill('double equality tolerance')
  await expect(options(page).filter({ hasText: '10⁻¹⁰' }).first()).toBeVisible()
  expect(await dialog(page).innerText()).not.toMatch(/\^\{|\\[a-z]+\{/)
})

test('nothing of it is loaded before it is asked for, and the index is at most 420 KB', async ({
  page,
  request,
}) => {
  const asked: string[] = []
  page.on('request', (one) => asked.push(one.url()))
  await openPage(page, '/docs/')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('/search/'))).toEqual([])
  const address = `/search/${buildName()}/index.json`
  const answer = await request.get(address, { headers: { 'accept-encoding': 'gzip' } })
  expect(answer.status()).toBe(200)
  const { encodedBodySize } = await page.evaluate(async (path) => {
    await (await fetch(path)).arrayBuffer()
    return performance.getEntriesByName(location.origin + path)[0] as PerformanceResourceTiming
  }, address)
  expect(encodedBodySize).toBeGreaterThan(0)
  expect(encodedBodySize).toBeLessThanOrEqual(420_000)
})

test('questions that were asked can be forgotten', async ({ page }) => {
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
  await field(page).fill('latest on')
  await options(page).first().click()
  await expect(dialog(page)).toBeHidden()
  await expect(page).not.toHaveURL('/docs/')
  await page.keyboard.press('Control+k')
  await expect(dialog(page).getByRole('button', { name: 'latest on' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Clear' }).click()
  await expect(dialog(page).getByRole('button', { name: 'latest on' })).toHaveCount(0)
  await expect(field(page)).toBeFocused()
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
  await expect(dialog(page).getByRole('listbox', { name: 'Common tasks' })).toBeVisible()
  await expect(dialog(page).getByRole('region', { name: 'Recent searches' })).toHaveCount(0)
})

test('a reader who presses Ctrl+K at the moment in which a page appears gets the search', async ({
  page,
}) => {
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
  await field(page).fill('latest on')
  await expect(options(page).first()).toBeVisible()
  await page.evaluate(() => {
    // called when the page is in the document, before React runs its effects
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1')?.textContent === 'QuestDB documentation') return
      observer.disconnect()
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))
    }).observe(document.body, { childList: true, subtree: true })
  })
  await options(page).first().click()
  await expect(page).not.toHaveURL('/docs/')
  await expect(dialog(page)).toBeVisible()
  // longer than the effects take
  await page.waitForTimeout(500)
  await expect(dialog(page)).toBeVisible()
})

test.describe('asking', () => {
  const question = (page: Page) => page.getByRole('textbox', { name: 'Ask a question about QuestDB' })
  const quotes = (page: Page) => dialog(page).getByRole('figure')
  const openAsk = async (page: Page) => {
    await openPage(page, '/docs/')
    await page.keyboard.press('Control+k')
    await dialog(page).getByRole('tab', { name: 'Ask' }).click()
    await expect(question(page)).toBeFocused()
  }

  // the source of the quote, and further ones
  const sources = (page: Page) => {
    const further = dialog(page).getByRole('region', { name: /^(See also|Closest sections)$/ })
    return quotes(page).or(further).getByRole('link')
  }

  test('a long question is visible as a whole, and Enter asks it @phone', async ({ page }) => {
    await openAsk(page)
    await question(page).fill(
      'How can I convert partitions of a table to Parquet and move them to cold storage?',
    )
    const hidden = await question(page).evaluate((field) => field.scrollHeight - field.clientHeight)
    expect(hidden).toBeLessThanOrEqual(1)
    await question(page).press('Enter')
    await expect(question(page)).not.toHaveValue(/\n/)
    await expect(quotes(page).or(dialog(page).getByRole('region')).first()).toBeVisible()
  })

  test('quotes a passage that stands word for word in the page it links @desktop @phone', async ({
    page,
  }) => {
    await openAsk(page)
    await dialog(page).getByRole('button', { name: 'What is the designated timestamp?' }).click()
    await expect(quotes(page)).toHaveCount(1)
    await expect(quotes(page)).toContainText('designated timestamp')
    await expect(dialog(page).getByText('No AI is used')).toBeVisible()
    const quoted = await quotes(page).locator('blockquote p').allTextContents()
    expect(quoted.join(' ').length).toBeGreaterThan(100)
    const link = sources(page).first()
    expect(await link.getAttribute('target')).toBeNull()
    const href = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page).toHaveURL(href)
    await expect(dialog(page)).toBeHidden()
    // the address changes before the page does
    for (const paragraph of quoted)
      await expect(page.locator('main')).toContainText(paragraph, { useInnerText: true })
  })

  test('gives the SQL that goes with the passage, to be copied, and at most three sources', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openAsk(page)
    await dialog(page).getByRole('button', { name: 'How do I create a table?' }).click()
    const code = quotes(page).locator('pre')
    await expect(code).toContainText('CREATE TABLE')
    await quotes(page).getByRole('button', { name: 'Copy' }).click()
    await expect(quotes(page).getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.innerText())
    const count = await sources(page).count()
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual(3)
  })

  test('the arrow keys move from the question to the sources and back, and Enter opens a source', async ({
    page,
  }) => {
    await openAsk(page)
    await dialog(page).getByRole('button', { name: 'How do I create a table?' }).click()
    await expect(sources(page).first()).toBeVisible()
    await question(page).focus()
    await page.keyboard.press('ArrowDown')
    await expect(sources(page).first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(question(page)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(sources(page).last()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(question(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    const href = (await sources(page).first().getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(href)
    await expect(dialog(page)).toBeHidden()
  })

  test('shows the last answer when it is opened again, and typing replaces its question', async ({
    page,
  }) => {
    await openAsk(page)
    await dialog(page).getByRole('button', { name: 'How do I create a table?' }).click()
    const quote = await quotes(page).textContent()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(question(page)).toHaveValue('How do I create a table?')
    await expect(quotes(page)).toHaveText(quote ?? '')
    await expect(dialog(page).getByText('Answer to', { exact: false })).toHaveCount(0)
    await page.keyboard.type('What is a symbol?')
    await expect(question(page)).toHaveValue('What is a symbol?')
    // the answer below is still that to the last question, and says so
    await expect(dialog(page).getByText('Answer to “How do I create a table?”')).toBeVisible()
    await dialog(page).getByRole('tab', { name: 'Search' }).click()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(dialog(page).getByRole('tab', { name: 'Search' })).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toHaveValue('What is a symbol?')
  })

  test('says plainly that nothing answers', async ({ page }) => {
    await openAsk(page)
    await question(page).fill('Who won the zebra derby in Qwertytown?')
    await question(page).press('Enter')
    await expect(dialog(page).getByText(/No passage in the documentation answers/)).toBeVisible()
    await expect(quotes(page)).toHaveCount(0)
    await dialog(page).getByRole('button', { name: 'Search instead' }).click()
    await expect(field(page)).toHaveValue('Who won the zebra derby in Qwertytown?')
    await expect(field(page)).toBeFocused()
  })

  test('offers the closest sections if no passage has enough of the question', async ({ page }) => {
    await openAsk(page)
    await question(page).fill('What is the weather in Paris?')
    await question(page).press('Enter')
    await expect(dialog(page).getByText(/No passage answers the whole question/)).toBeVisible()
    await expect(dialog(page).getByRole('link', { name: /weather/ })).toBeVisible()
  })

  test('is offered for three words that begin like a question', async ({ page }) => {
    await openPage(page, '/docs/')
    await page.keyboard.press('Control+k')
    await field(page).fill('drop partitions')
    await expect(options(page).first()).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: /^Ask “/ })).toBeHidden()
    await field(page).fill('how drop partitions')
    await dialog(page)
      .getByRole('button', { name: /^Ask “/ })
      .click()
    await expect(quotes(page)).toBeVisible()
  })

  test('says that the passage is only the closest one if none has all of the question', async ({ page }) => {
    await openAsk(page)
    await question(page).fill('futures quotes from databento')
    await question(page).press('Enter')
    await expect(
      dialog(page).getByText(/No passage answers the whole question\. This one comes closest/),
    ).toBeVisible()
    await expect(quotes(page)).toHaveCount(1)
    await expect(sources(page).first()).toBeVisible()
  })

  test('the two tabs are one stop, the arrows change between them, the question stays', async ({ page }) => {
    await openPage(page, '/docs/')
    await page.keyboard.press('Control+k')
    await field(page).fill('symbol')
    await dialog(page).getByRole('tab', { name: 'Search' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(dialog(page).getByRole('tab', { name: 'Ask' })).toHaveAttribute('aria-selected', 'true')
    await expect(question(page)).toHaveValue('symbol')
  })
})

for (const [name, fill] of [
  ['results', (page: Page) => field(page).fill('sample by')],
  ['nothing found', (page: Page) => field(page).fill('zzzzqqqq')],
  [
    'an answer',
    async (page: Page) => {
      await dialog(page).getByRole('tab', { name: 'Ask' }).click()
      await dialog(page).getByRole('button', { name: 'How do I create a table?' }).click()
    },
  ],
] as const)
  test(`the dialog with ${name} breaks no rule of axe @desktop @phone`, async ({ page }) => {
    await openPage(page, '/docs/')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await fill(page)
    const shown = {
      results: options(page),
      'nothing found': dialog(page).getByText(/No results for/),
      'an answer': dialog(page).getByRole('figure'),
    }[name]
    await expect(shown.first()).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })

test('at 320 px nothing sticks out, and forced colours show which option is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ forcedColors: 'active' })
  await openPage(page, '/docs/')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await field(page).fill('cairo.max.uncommitted.rows')
  await expect(options(page).first()).toHaveCSS('outline-style', 'solid')
  const width = await dialog(page).evaluate((node) => [node.scrollWidth, node.clientWidth])
  expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0)
})

/**
 * Maximum CPU time of a keystroke on a processor four times slower than this one, in milliseconds. The aim is 50; about
 * 60 to 70 were measured on November 21, 2026, and this test prevents an increase.
 */
const LIMIT = 100
const SLOWER = 4

/**
 * Measures the scripts, styles, and layout of a keystroke and its results, up to the frame that shows them, in CPU time
 * because other tests share the machine. The limit applies to the median of all keystrokes; the report contains the
 * slowest.
 */
test('a keystroke costs at most 100 ms, on a processor four times slower', async ({ page }) => {
  test.slow()
  const questions = [
    'create table',
    'how to delete old rows',
    'desginated timestmap',
    'cairo.max.uncommitted',
  ]
  await openPage(page, '/docs/')
  await page.keyboard.press('Control+k')
  await field(page).fill('symbol')
  await expect(options(page).first()).toBeVisible()
  const browser = await page.context().newCDPSession(page)
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await browser.send('Performance.getMetrics')
    const parts = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']
    const found = metrics.filter(({ name }) => parts.includes(name))
    return found.reduce((sum, { value }) => sum + value, 0) * 1000
  }
  // React renders the results after the letter, so the frame after the next contains them
  const frames = () =>
    page.evaluate(
      () =>
        new Promise<void>((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
        ),
    )
  const costs: { typed: string; cost: number }[] = []
  for (const question of questions) {
    await field(page).fill('')
    await frames()
    for (const [at, letter] of [...question].entries()) {
      const before = await worked()
      await page.keyboard.type(letter)
      await frames()
      costs.push({ typed: question.slice(0, at + 1), cost: ((await worked()) - before) * SLOWER })
    }
    await expect(options(page).first()).toBeVisible()
  }
  costs.sort((a, b) => a.cost - b.cost)
  const middle = costs[Math.floor(costs.length / 2)]?.cost ?? NaN
  test.info().annotations.push({
    type: 'keystrokes',
    description: `${costs.length} letters, middle ${middle.toFixed(0)} ms, slowest ${JSON.stringify(costs.at(-1))}`,
  })
  expect(costs.length).toBeGreaterThan(40)
  expect(middle).toBeGreaterThan(0)
  expect(middle).toBeLessThanOrEqual(LIMIT)
})
