import { expect, test, type Page } from '@playwright/test'
import { writtenDay } from '../../src/base/written-day'
import { readSiteData } from '../../src/content/site/read-site-data'
import { sizeText } from '../../src/markdown/components/release-assets'
import { notesOf } from '../../src/markdown/components/release-notes'
import { builtPages } from './helpers/built-pages'
import { CUSTOMERS, MAY_BE_NEWER, RELEASE } from './helpers/content-facts'
import { layOutEverything, openPage } from './helpers/open-page'
import { pretendPlatform } from './helpers/platform'
import { PAGES } from './helpers/sample-pages'

/** Stories that are listed below the first screen of /customers/. */
const OTHERS = CUSTOMERS.stories.filter(({ name }) => name !== CUSTOMERS.featured)
/** Of these, the number in each list without figures. */
const ROWS = Object.keys(CUSTOMERS.fields)
  .map((key) => OTHERS.filter(({ field, figure }) => field === key && !figure).length)
  .filter((count) => count > 0)

const WRITTEN = new Set([
  'home',
  'marketing-page',
  'text-page',
  'blog-post',
  'blog-list',
  'glossary-term',
  'comparison',
])

interface LinkedData {
  '@type': string
  [key: string]: unknown
}

async function linkedData(page: Page): Promise<LinkedData[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text) as LinkedData)
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The words of a text in Markdown, piece by piece. */
const textsOf = (nodes: ReturnType<typeof notesOf>): string[] =>
  nodes.flatMap((node) => {
    if ('children' in node) return textsOf(node.children)
    const words = 'value' in node ? inOneLine(node.value) : ''
    return words === '' ? [] : [words]
  })

test('every marketing page ends with one call to action, which never leads to the page itself', async ({
  page,
}) => {
  test.setTimeout(180_000)
  for (const { route } of builtPages().filter(
    ({ route, template }) => WRITTEN.has(template) && route !== '/',
  )) {
    await page.goto(route)
    const call = page.locator('nav:has(> #onward)')
    await expect(call, route).toHaveCount(1)
    const links = await call
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(links.length, route).toBe(2)
    expect(links, route).not.toContain(route)
  }
})

test('the call to action leads to what the page was about', async ({ page }) => {
  for (const [route, first] of [
    ['/enterprise/', '/enterprise/contact/'],
    ['/download/', PAGES.start],
    ['/customers/', PAGES.start],
  ] as const) {
    await page.goto(route)
    await expect(page.locator('nav:has(> #onward) a').first()).toHaveAttribute('href', first)
  }
})

test('marketing sections fit the window, and their text keeps its measure @desktop @phone', async ({
  page,
}) => {
  for (const route of ['/enterprise/', '/market-data/', '/compare/questdb-vs-kdb/', '/download/']) {
    await openPage(page, route)
    const sizes = await page.evaluate(() => ({
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      bands: [...document.querySelectorAll('.band')].map((band) => band.getBoundingClientRect().width),
      width: document.documentElement.clientWidth,
      text: Math.max(
        ...[...document.querySelectorAll(':is(article, .pane, .band-body) > p:not([class])')].map(
          (text) => text.clientWidth,
        ),
      ),
    }))
    expect(sizes.overflow, route).toBeLessThanOrEqual(0)
    expect(sizes.bands.length, route).toBeGreaterThan(0)
    for (const band of sizes.bands) expect(Math.abs(band - sizes.width), route).toBeLessThanOrEqual(1)
    expect(sizes.text, route).toBeGreaterThan(0)
    expect(sizes.text, route).toBeLessThanOrEqual(700)
  }
})

test('the first screen of each marketing page has its heading and a visual, and moves nothing @phone @desktop', async ({
  page,
}) => {
  for (const [route, visual] of [
    ['/market-data/', '.chart'],
    ['/download/', 'pre.output'],
    ['/customers/', '.featured-story .figure'],
    ['/compare/questdb-vs-kdb/', '.pair table'],
    ['/enterprise/contact/', 'form'],
  ] as const) {
    await openPage(page, route)
    const hero = page.locator('.hero')
    await expect(hero.getByRole('heading', { level: 1 }), route).toBeVisible()
    const shown = (await hero.locator(`.pane ${visual}`).first().boundingBox())!
    const text = (await hero.locator('.hero-text').boundingBox())!
    const isCentered = await hero.evaluate((element) => element.classList.contains('centered'))
    if (!isCentered && (page.viewportSize()?.width ?? 0) >= 1160) {
      expect(shown.x, route).toBeGreaterThan(text.x + text.width)
      expect(shown.y, route).toBeLessThan(800)
    } else expect(shown.y, route).toBeGreaterThan(text.y + text.height)
  }
})

test('the drawing of a centered first screen is complete on phones @phone', async ({ page }) => {
  await openPage(page, '/enterprise/')
  const drawing = (await page.locator('.hero .drawing svg.narrow').boundingBox())!
  expect(drawing.x).toBeGreaterThanOrEqual(0)
  expect(drawing.x + drawing.width).toBeLessThanOrEqual(page.viewportSize()!.width)
})

test('a task in two languages is one box: equally high blocks, uncut, and the result below both', async ({
  page,
}) => {
  await openPage(page, '/compare/questdb-vs-kdb/')
  const pairs = page.locator('.pair')
  expect(await pairs.count()).toBeGreaterThan(0)
  for (const pair of await pairs.all()) {
    const [sql, q] = await pair
      .locator('> .code')
      .evaluateAll((all) => all.map((code) => code.getBoundingClientRect()))
    expect([q?.top, q?.height]).toEqual([sql?.top, sql?.height])
    expect(q?.left).toBeGreaterThanOrEqual(sql?.right ?? Infinity)
    const result = (await pair.locator('> .result').boundingBox())!
    expect(result.y).toBeGreaterThanOrEqual((sql?.bottom ?? Infinity) - 1)
    await expect(pair.locator('.code > pre')).toHaveCount(2)
    for (const code of await pair.locator('.code > pre').all())
      expect(await code.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
  }
})

test('the comparison of editions marks what differs and lets the rest step back', async ({ page }) => {
  await openPage(page, '/enterprise/')
  const row = (name: string) => page.locator('.comparison tr').filter({ hasText: name })
  await expect(row('Single sign-on').locator('td.yes')).toContainText('OpenID Connect')
  await expect(row('Single sign-on').locator('td.no')).toContainText('Not available')
  // only what has a check mark is tinted
  await expect(row('License').locator('td').last()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(row('Compression on disk')).toHaveClass('same')
  await expect(row('Compression on disk').getByText('Through the file system (ZFS)')).toHaveCount(2)
  await expect(page.getByRole('rowheader', { name: 'Only in Enterprise' })).toBeVisible()
})

test('a chart comes before its query, which is folded below it', async ({ page }) => {
  await openPage(page, '/market-data/')
  const showcase = page.locator('.showcase').first()
  await expect(showcase.getByRole('img', { name: /^Chart: / })).toBeVisible()
  await expect(showcase.locator('pre').first()).toBeHidden()
  await showcase.getByText('Query and rows').click()
  await expect(showcase.locator('pre').first()).toContainText('SELECT')
  await expect(showcase.getByRole('table')).toBeVisible()
})

test('the call to action has the width of the text, and is below it', async ({ page }) => {
  for (const route of ['/enterprise/contact/', '/customers/', '/compare/questdb-vs-kdb/']) {
    await openPage(page, route)
    await layOutEverything(page)
    const text = (await page.locator('main > article').boundingBox())!
    const call = (await page.locator('main > article + nav').boundingBox())!
    expect([call.x, call.width], route).toEqual([text.x, text.width])
    expect(call.y, route).toBeGreaterThan(text.y + text.height)
  }
})

test('a comparison has a bar of its sections, which marks the current one and stays in sight @phone @desktop', async ({
  page,
}) => {
  await openPage(page, '/compare/questdb-vs-kdb/')
  const bar = page.getByRole('navigation', { name: 'On this page' })
  const box = (await bar.boundingBox())!
  expect([box.x, box.width]).toEqual([0, page.viewportSize()!.width])
  await bar.getByRole('link', { name: 'Migrate' }).click()
  const heading = page.getByRole('heading', { level: 2, name: /^Migrate/ })
  await expect(heading).toBeInViewport()
  await expect(bar).toBeInViewport()
  const end = (await bar.boundingBox())!
  expect((await heading.boundingBox())!.y).toBeGreaterThan(end.y + end.height)
  const current = bar.locator('[aria-current="true"]')
  await expect(current).toHaveText(/^Migrate/)
  await expect(current).toBeInViewport()
})

test('the bar marks no section in the first screen, and one section everywhere below it', async ({
  page,
}) => {
  await openPage(page, '/compare/questdb-vs-kdb/')
  const current = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current="true"]')
  await expect(current).toHaveCount(0)
  // parts of a section aren't in the bar
  const parts = await page.locator('.prose h3[id]').all()
  expect(parts.length).toBeGreaterThan(0)
  for (const part of parts) {
    await part.evaluate((element) => element.scrollIntoView())
    await expect(current).toHaveCount(1)
  }
})

test('no section is cut off in the bar at 1440 pixels, and narrower windows wrap or scroll it', async ({
  page,
}) => {
  await openPage(page, '/compare/questdb-vs-kdb/')
  const list = page.getByRole('navigation', { name: 'On this page' }).getByRole('list')
  for (const width of [1000, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await list.evaluate((row) => row.scrollWidth - row.clientWidth), `${width}`).toBeLessThanOrEqual(0)
  }
  const rows = async () =>
    new Set(
      await list
        .getByRole('listitem')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top))),
    ).size
  expect(await rows()).toBe(1)
  await page.setViewportSize({ width: 1000, height: 900 })
  expect(await rows()).toBe(2)
})

test('customers are listed by field, each with its source', async ({ page }) => {
  await openPage(page, '/customers/')
  const { scale, fields } = CUSTOMERS
  const shown = Object.entries(fields).filter(([key]) =>
    OTHERS.some(({ field, figure }) => field === key && !figure),
  )
  for (const name of [scale, ...shown.map(([, label]) => label)])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  const stories = page.locator(':is(.story-cards, .stories) > li')
  await expect(stories).toHaveCount(OTHERS.length)
  for (const { name, sector, source, figure } of OTHERS) {
    const story = stories.filter({ has: page.getByText(name, { exact: true }) })
    await expect(story.locator('.sector')).toHaveText(sector)
    await expect(story.getByRole('link').last()).toHaveAttribute('href', source.href)
    await expect(story.locator('.source')).toContainText(
      source.date === undefined ? source.label : `${source.label} · ${writtenDay(source.date)}`,
    )
    await expect(story.locator('.figure > strong')).toHaveText(figure ? [figure.value] : [])
  }
})

test('quotations have an author, and none is shown twice', async ({ page }) => {
  await openPage(page, '/customers/')
  const quotes = page.locator('.quotes > li')
  await expect(quotes).toHaveCount(CUSTOMERS.quoted.length)
  for (const quote of await quotes.all()) {
    await expect(quote.locator('.by strong')).not.toBeEmpty()
    await expect(quote.getByRole('link')).toHaveAttribute('href', /^https:\/\//)
  }
  const quoted = await page.locator('article blockquote').allTextContents()
  expect(quoted.length).toBe(CUSTOMERS.stories.filter(({ quote }) => quote).length)
  expect(new Set(quoted).size).toBe(quoted.length)
  for (const text of quoted) expect(text.trim()).toMatch(/^“[^“”]+”$/)
  await expect(page.locator('article blockquote + .by')).toHaveCount(quoted.length)
})

test('quotations are larger where they stand alone, and their first mark is in the margin', async ({
  page,
}) => {
  await openPage(page, '/customers/')
  const sizeOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((text) => parseFloat(getComputedStyle(text).fontSize))
  const inRows = await sizeOf('.stories blockquote p')
  expect(await sizeOf('.quotes blockquote p')).toBeGreaterThan(inRows)
  expect(await sizeOf('.featured-story blockquote p')).toBeGreaterThan(inRows)
})

test('headings have the same distance from boxes and lines on all marketing pages @phone @desktop', async ({
  page,
}) => {
  for (const [route, headings] of [
    ['/customers/', ['What customers say', 'Ingestion at scale', 'Finance']],
    ['/download/', ['More ways to run QuestDB', 'Release files']],
    ['/enterprise/', ['Reasons to choose Enterprise', 'Compare open source and Enterprise']],
    ['/market-data/', ['Query performance on two virtual cores']],
  ] as const) {
    await openPage(page, route)
    await layOutEverything(page)
    for (const name of headings)
      expect(
        await page
          .getByRole('heading', { level: 2, name })
          .evaluate((heading) =>
            Math.round(
              heading.nextElementSibling!.getBoundingClientRect().top -
                heading.getBoundingClientRect().bottom,
            ),
          ),
        name,
      ).toBe(24)
  }
})

test('Enterprise names its reasons below the first screen, and the needs of each role have their documentation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/enterprise/')
  const reasons = page.locator('.columns').first().locator('li strong')
  await expect(reasons).toHaveCount(4)
  for (const reason of await reasons.all()) await expect(reason).toBeVisible()
  const roles = page.locator('.columns').filter({ hasText: 'For operators' }).getByRole('listitem')
  await expect(roles).toHaveCount(3)
  for (const role of await roles.all()) {
    const links = role.getByRole('link')
    expect(await links.count()).toBeGreaterThan(2)
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^\/docs\//)
  }
})

test('the claim of the market data page is a measured figure with its source', async ({ page }) => {
  await openPage(page, '/market-data/')
  const title = page.getByRole('heading', { level: 1 })
  const claim = /[\d.,]+\sm?s$/.exec((await title.innerText()).trim())?.[0] ?? 'none'
  const proofs = page.locator('.figures > .proof')
  await expect(proofs).toHaveCount(3)
  await expect(proofs.first().locator('.proof-value')).toHaveText(claim)
  for (const proof of await proofs.all()) {
    const source = proof.locator('.proof-source a')
    await expect(source).toHaveAttribute('href', /^\/docs\//)
    await expect(source).toBeVisible()
  }
})

test('stories of customers are stacked, and their columns align @phone @tablet @desktop', async ({
  page,
}) => {
  await openPage(page, '/customers/')
  const lists = await page.locator('.stories').evaluateAll((all) =>
    all.map((list) => {
      const leftsOf = (part: string) =>
        [...list.querySelectorAll(`:scope > li > ${part}`)].map((one) =>
          Math.round(one.getBoundingClientRect().left),
        )
      return {
        count: list.children.length,
        rows: new Set([...list.children].map((story) => story.getBoundingClientRect().top)).size,
        lefts: ['.what', '.source'].map((part) => new Set(leftsOf(part)).size),
      }
    }),
  )
  expect(lists.map(({ count }) => count)).toEqual(ROWS)
  for (const { rows, lefts, count } of lists) {
    expect(rows).toBe(count)
    expect(lefts).toEqual([1, 1])
  }
})

test('the footer has the edges of what is above it', async ({ page }) => {
  const edgesOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((box) => {
        const { left, right } = box.getBoundingClientRect()
        const { paddingLeft, paddingRight } = getComputedStyle(box)
        return [left + parseFloat(paddingLeft), right - parseFloat(paddingRight)].map(Math.round)
      })
  for (const [route, content] of [
    ['/', '#main > article'],
    ['/customers/', '#main > article'],
    ['/blog/', '#main'],
    ['/dashboards/crypto/', '#main'],
  ] as const) {
    await page.goto(route)
    for (const width of [390, 820, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await edgesOf('footer > div'), `${route} at ${width}`).toEqual(await edgesOf(content))
    }
  }
})

test('the glossary is a set of terms for search engines', async ({ page }) => {
  await page.goto('/glossary/')
  const set = (await linkedData(page)).find((data) => data['@type'] === 'DefinedTermSet')
  const terms = set?.hasDefinedTerm as { url: string }[]
  expect(terms.map(({ url }) => url)).toContain('https://questdb.com/glossary/tick-data/')
  await page.goto('/glossary/tick-data/')
  expect((await linkedData(page)).find((data) => data['@type'] === 'DefinedTerm')).toMatchObject({
    name: 'Tick data',
    inDefinedTermSet: 'https://questdb.com/glossary/',
  })
})

test('the release notes show the record: date, notes and files', async ({ page }) => {
  test.skip(MAY_BE_NEWER, 'the build may have a newer release than the snapshot')
  const { facts } = readSiteData(process.cwd(), 'release').value
  await openPage(page, '/release-notes/')
  const main = page.getByRole('main')
  await expect(main).toContainText(writtenDay(RELEASE.publishedAt ?? ''))
  const notes = textsOf(notesOf(RELEASE))
  expect(notes.length).toBeGreaterThan(0)
  const text = inOneLine(await main.innerText())
  for (const words of notes) expect(text).toContain(words)
  const files = main.getByRole('table').filter({ hasText: 'Size' }).getByRole('link')
  await expect(files).toHaveText(RELEASE.assets.map(({ name }) => name))
  const { draft, prerelease } = RELEASE
  for (const [name, value] of [
    [facts.draft, draft],
    [facts.prerelease, prerelease],
  ] as const)
    await expect(
      main.getByRole('row', { name: `${name} ${value ? facts.yes : facts.no}`, exact: true }),
    ).toBeVisible()
  await expect(main.getByRole('row', { name: facts.tag }).getByRole('link')).toHaveAttribute(
    'href',
    RELEASE.url,
  )
  expect((await linkedData(page)).find((data) => data['@type'] === 'SoftwareApplication')).toMatchObject({
    softwareVersion: RELEASE.name,
  })
})

test.describe('the download page', () => {
  const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

  for (const [system, platform] of [
    ['Windows', 'Win32'],
    ['macOS', 'MacIntel'],
    ['Linux', 'Linux x86_64'],
  ] as const)
    test(`begins with the reader's system: ${system}`, async ({ page }) => {
      await pretendPlatform(page, platform)
      await openPage(page, '/download/')
      await expect(tab(page, system)).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel', { name: system }).locator('.assets a')).toBeVisible()
      // the main button leads there
      await expect(page.locator('.hero .action').filter({ visible: true })).toHaveText([
        `Download for ${system}`,
        'All packages',
      ])
    })

  test('a choice by hand counts for more, and is kept', async ({ page }) => {
    await openPage(page, '/download/')
    await tab(page, 'Windows').click()
    await expect(page.getByRole('tabpanel', { name: 'Windows' }).locator('.assets a')).toBeVisible()
    await page.reload()
    await expect(tab(page, 'Windows')).toHaveAttribute('aria-selected', 'true')
  })

  test('offers Docker, Homebrew, and Kubernetes next to the packages', async ({ page }) => {
    await openPage(page, '/download/')
    await tab(page, 'Docker').click()
    await expect(page.getByRole('tabpanel', { name: 'Docker' })).toContainText('docker run')
    await tab(page, 'Homebrew').click()
    await expect(page.getByRole('tabpanel', { name: 'Homebrew' })).toContainText('brew install questdb')
    await tab(page, 'Kubernetes').click()
    await expect(page.getByRole('tabpanel', { name: 'Kubernetes' })).toContainText('helm install')
  })

  test('an address of a method shows its tab, whatever was chosen before', async ({ page }) => {
    await openPage(page, '/download/')
    await tab(page, 'Windows').click()
    await page.goto('/docs/')
    await page.goto('/download/#homebrew')
    await expect(tab(page, 'Homebrew')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('brew install questdb').first()).toBeInViewport()
  })

  test('no command is cut off at 1440 pixels', async ({ page }) => {
    await openPage(page, '/download/')
    const commands = await page.locator('article pre:visible').all()
    expect(commands.length).toBeGreaterThan(0)
    for (const code of commands)
      expect(await code.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
  })

  test('shows only the chart of the console on a phone, and no response is cut off @phone', async ({
    page,
  }) => {
    await openPage(page, '/download/')
    await expect(page.getByRole('img', { name: /^The Web Console/ })).toHaveCount(1)
    await expect(page.getByRole('img', { name: /^The Web Console's bar chart/ })).toBeVisible()
    const response = page.locator('.hero .result pre')
    await expect(response).toBeVisible()
    expect(await response.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
  })

  test('names every file with its size and shows nothing that is not known', async ({ page }) => {
    await openPage(page, '/download/')
    if (!MAY_BE_NEWER)
      for (const asset of RELEASE.assets)
        await expect(page.getByRole('row').filter({ hasText: asset.name })).toContainText(sizeText(asset))
    await expect(page.getByText(/\b0 downloads/)).toHaveCount(0)
  })
})

test('the release notes list their sections in the margin, and the text remains in the middle', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/release-notes/')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const box = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 720)).toBeLessThan(12)
  await contents.getByRole('link', { name: 'Known issues' }).click()
  await expect(page.getByRole('heading', { name: 'Known issues' })).toBeInViewport()
  await expect(contents.getByRole('link', { name: 'Known issues' })).toHaveAttribute('aria-current')
})
