import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { builtPages } from './helpers/built-pages'
import { layOutEverything, openPage } from './helpers/open-page'
import { PAGES } from './helpers/sample-pages'
import { watchTroubles } from './helpers/troubles'
import { widestBeyondScreen } from './helpers/widest-element'

// a trace of every page would take longer than the checks
test.use({ trace: 'off' })

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** Maximum height of a documentation page at a width of 1440 with collapsed blocks, in pixels: about 22 screens. */
const LONGEST = 20_000

/** A URL without a page, for which the 404 page is served. */
const NOWHERE = '/docs/nowhere/'

/** What all pages have in common. */
const FRAME = [
  'nav[aria-label="Main"]',
  'nav[aria-label="Documentation"]',
  'footer:has(nav[aria-label="Site map"])',
]

/** Pages that have nearly all elements of the documentation. */
const SAMPLES = new Set<string>([PAGES.reference, PAGES.start, PAGES.elements])

/** Templates whose pages all look alike: their elements have the same colors and distances on each page. */
const UNIFORM = new Set(['doc-page', 'doc-fragment', 'glossary-term'])

/**
 * One page of this many of the uniform templates is examined with its frame and by the slow rules, which take about
 * three quarters of the time; all other pages are.
 */
const THOROUGH = 8

/** Rules that compare the colors of all texts, and the distances of all targets. */
const SLOW_RULES = ['color-contrast', 'link-in-text-block', 'target-size']

/** Number of pages that a test opens in one tab. */
const PAGES_PER_TEST = 24

/** axe examines every element, which takes some seconds for the longest pages on a busy machine. */
const TIME_PER_PAGE = 40_000

/** `rule: target, target` for each rule that a page violates. */
async function violationsOf(page: Page, isThorough: boolean): Promise<string[]> {
  await page.evaluate(() => {
    window.scrollTo(0, 0)
    // when the sidebar is scrolled, sticky rows cover part of another row, which then seems too small
    for (const box of document.querySelectorAll('aside')) box.scrollTop = 0
  })
  // contrast is measured after animations have ended, except those of scrolling, which have no end
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline),
  )
  const axe = new AxeBuilder({ page })
    // the newer mode opens another tab for each page to examine frames of other sites, of which there are none
    .setLegacyMode()
    // results of passed rules are megabytes on long pages
    .options({
      runOnly: RULES,
      resultTypes: ['violations'],
      rules: Object.fromEntries(SLOW_RULES.map((rule) => [rule, { enabled: isThorough }])),
    })
  for (const selector of isThorough ? [] : FRAME) axe.exclude(selector)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

/** Scrolls to the end like a reader, which loads images and prefetches pages. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 1400) {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
  })
  // an image that isn't displayed isn't loaded
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  )
}

/** Why a page doesn't fit, on a screen of 1440 pixels. */
async function sizeFaults(page: Page, route: string): Promise<string[]> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  return [
    (await widestBeyondScreen(page)) ?? '',
    route.startsWith('/docs/') && height > LONGEST
      ? `${height} px long; fold what few readers need, or move a subject to its own page`
      : '',
  ].filter(Boolean)
}

// distributed in turn, because adjacent pages in the list are similarly long
const pages = [...builtPages(), { route: NOWHERE, template: '404' }]
const tests = Math.ceil(pages.length / PAGES_PER_TEST)

for (let part = 0; part < tests; part++) {
  const own = pages.filter((_, index) => index % tests === part)
  test(`every page passes axe and fits, and the browser has nothing to complain about: part ${part + 1} of ${tests}`, async ({
    page,
  }) => {
    test.setTimeout(30_000 + own.length * TIME_PER_PAGE)
    const found: string[] = []
    const troubles = watchTroubles(page)
    for (const [index, { route, template }] of own.entries()) {
      await openPage(page, route)
      await scrollToEnd(page)
      await layOutEverything(page)
      found.push(...(await sizeFaults(page, route)).map((fault) => `${route}: ${fault}`))
      const isThorough = !UNIFORM.has(template) || SAMPLES.has(route) || index % THOROUGH === 0
      found.push(...(await violationsOf(page, isThorough)).map((violation) => `${route} ${violation}`))
      // the browser logs the status 404
      if (template !== '404') found.push(...troubles.map((trouble) => `${route} ${trouble}`))
      troubles.length = 0
    }
    // pages are prefetched after some seconds
    await page.waitForTimeout(4000)
    expect([...found, ...troubles]).toEqual([])
  })
}
