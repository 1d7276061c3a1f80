import { expect, test, type Page } from '@playwright/test'
import { designTokens, tokenColor } from '../../src/base/design-tokens'
import { builtPages, onePageOfEach, routesOf } from './helpers/built-pages'
import { pngSize } from './helpers/png-size'
import { PAGES, titleOf } from './helpers/sample-pages'

// Metadata for search engines and messengers, which may not run scripts.
test.use({ javaScriptEnabled: false })

const SITE = 'https://questdb.com'
const content = (page: Page, name: string): Promise<string | null> =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')

interface LinkedData {
  '@type': string
  itemListElement?: { position: number; name: string; item: string }[]
  headline?: string
  mainEntityOfPage?: string
}

async function linkedData(page: Page): Promise<Map<string, LinkedData>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return new Map(texts.map((text) => JSON.parse(text) as LinkedData).map((data) => [data['@type'], data]))
}

// neither is indexed
const NOT_FOUND_BY_THEM = ['404', 'offline']

for (const { route, template } of onePageOfEach().filter((one) => !NOT_FOUND_BY_THEM.includes(one.template)))
  test(`a page of the template ${template} says what it is`, async ({ page, request }) => {
    await page.goto(route)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveTitle(/QuestDB/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${SITE}${route}`)
    expect((await content(page, 'description'))?.length).toBeGreaterThanOrEqual(50)
    expect((await content(page, 'description'))?.length).toBeLessThanOrEqual(160)
    expect(await content(page, 'theme-color')).toBe(tokenColor(designTokens(process.cwd()), '--ground'))
    expect(await content(page, 'og:title')).toBe(await page.title())
    expect(await content(page, 'og:description')).toBe(await content(page, 'description'))
    expect(await content(page, 'og:url')).toBe(`${SITE}${route}`)
    expect(await content(page, 'twitter:card')).toBe('summary_large_image')
    expect(await content(page, 'og:image:alt')).toMatch(/\S/)

    const image = (await content(page, 'og:image')) ?? ''
    expect(image.startsWith(`${SITE}/`)).toBe(true)
    const file = await request.get(new URL(image).pathname)
    expect(file.status()).toBe(200)
    expect(pngSize(await file.body())).toEqual({ width: 1200, height: 630 })
    expect((await linkedData(page)).size).toBeGreaterThan(0)
  })

test('a documentation page describes itself, its place and its publisher to search engines', async ({
  page,
}) => {
  await page.goto(PAGES.reference)
  const [name, address] = [titleOf(PAGES.reference), SITE + PAGES.reference]
  await expect(page).toHaveTitle(`${name} | QuestDB`)
  const data = await linkedData(page)
  expect([...data.keys()]).toEqual(expect.arrayContaining(['TechArticle', 'BreadcrumbList', 'Organization']))
  expect(data.get('TechArticle')).toMatchObject({
    headline: name,
    mainEntityOfPage: address,
  })
  const steps = data.get('BreadcrumbList')?.itemListElement ?? []
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
  expect(steps[0]).toMatchObject({ name: 'Docs', item: `${SITE}/docs/` })
  expect(steps.at(-1)).toMatchObject({ name, item: address })
})

test('fragments and the not-found page are not for search engines, other pages are', async ({ page }) => {
  for (const route of [...routesOf('doc-fragment'), '/nowhere/']) {
    await page.goto(route)
    expect(await content(page, 'robots'), route).toContain('noindex')
  }
  for (const route of ['/', '/docs/', PAGES.start]) {
    await page.goto(route)
    await expect(page.locator('meta[name="robots"]'), route).toHaveCount(0)
  }
})

test('no two pages have the same title or description', async ({ request }) => {
  test.setTimeout(120_000)
  const seen = new Map<string, string>()
  const twice: string[] = []
  for (const { route, template } of builtPages()) {
    if (template === '404') continue
    const html = await (await request.get(route)).text()
    for (const part of [/<title[^>]*>([^<]*)/, /<meta name="description" content="([^"]*)"/]) {
      const text = part.exec(html)?.[1] ?? ''
      const other = seen.get(text)
      if (text === '' || other !== undefined) twice.push(`${route} and ${other ?? 'nothing'}: ${text}`)
      seen.set(text, route)
    }
  }
  expect(twice).toEqual([])
})
