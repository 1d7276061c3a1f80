import { expect, test } from '@playwright/test'
import { builtFile } from './helpers/built-pages'
import { PAGES } from './helpers/sample-pages'

/** What tests require of the pages that they open, as text in the HTML. Tests that need more look for it themselves. */
const REQUIRED: readonly [page: keyof typeof PAGES, what: string, pattern: RegExp][] = [
  ['ordinary', 'the title "Symbol"', /<h1[^>]*>Symbol</],
  ['ordinary', 'a section "See also", to which links with a hash lead', /<h2[^>]*id="see-also"/],
  ['ordinary', 'a link to a page of the site in its text', /class="[^"]*\bprose"[\s\S]*<a href="\//],
  ['start', 'the title "Quick start"', /<h1[^>]*>Quick start</],
  ['reference', 'the title "ASOF JOIN"', /<h1[^>]*>ASOF JOIN</],
  ['reference', 'a syntax diagram', /class="railroad/],
  ['reference', 'a result of an example', /class="result"/],
  ['elements', 'a link to a page of the site in its text', /class="[^"]*\bprose"[\s\S]*<a href="\//],
  ['elements', 'tabs', /role="tab"/],
]

for (const [page, what, pattern] of REQUIRED)
  test(`${PAGES[page]} has ${what}`, () => {
    expect(
      pattern.test(builtFile(PAGES[page])),
      `Other tests open ${PAGES[page]} and need ${what}. Restore it, or choose another page in helpers/sample-pages.ts.`,
    ).toBe(true)
  })
