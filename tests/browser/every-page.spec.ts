import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { builtPages } from './helpers/built-pages'
import { openPage } from './helpers/open-page'
import { watchTroubles } from './helpers/troubles'

// a film of every page would take longer than the rules themselves
test.use({ trace: 'off' })

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** An address that no page has, which the 404 page answers. */
const NOWHERE = '/docs/nowhere/'

/** Pages that one test goes through in one tab. */
const PAGES_PER_TEST = 12

/** Axe looks at every element: the longest pages take some seconds each on a busy machine. */
const TIME_PER_PAGE = 40_000

/** `rule: target, target` for each rule that a page breaks. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    window.scrollTo(0, 0)
    // where the sidebar is scrolled, rows that stick to its top cover a line in part, which seems too small then
    for (const box of document.querySelectorAll('aside')) box.scrollTop = 0
  })
  // colours are judged at rest, not while something fades in
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  const { violations } = await new AxeBuilder({ page })
    // the newer mode opens one more tab for each page, to judge frames of other sites: there are none
    .setLegacyMode()
    // lists of what passed are megabytes on long pages
    .options({ runOnly: RULES, resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

/** Down to the end, as a reader scrolls: images and pages that may come next are fetched on the way. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 700) {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
  })
  await page.waitForLoadState('networkidle')
}

// dealt out in turn: long pages are neighbours in the list and would all fall to one test
const pages = [...builtPages(), { route: NOWHERE, template: '404' }]
const tests = Math.ceil(pages.length / PAGES_PER_TEST)

for (let part = 0; part < tests; part++) {
  const own = pages.filter((_, index) => index % tests === part)
  test(`every page passes axe, and the browser has nothing to complain about: part ${part + 1} of ${tests}`, async ({
    page,
  }) => {
    test.setTimeout(30_000 + own.length * TIME_PER_PAGE)
    const found: string[] = []
    const troubles = watchTroubles(page)
    for (const { route, template } of own) {
      await openPage(page, route)
      await scrollToEnd(page)
      found.push(...(await violationsOf(page)).map((violation) => `${route} ${violation}`))
      // the browser logs the status 404
      if (template !== '404') found.push(...troubles.map((trouble) => `${route} ${trouble}`))
      troubles.length = 0
    }
    // what the reader may want next is fetched ahead some seconds later
    await page.waitForTimeout(4000)
    expect([...found, ...troubles]).toEqual([])
  })
}
