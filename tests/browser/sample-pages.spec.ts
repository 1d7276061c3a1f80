import { expect, test } from '@playwright/test'
import { builtFile } from './helpers/built-pages'
import { PAGES, factsOf } from './helpers/sample-pages'
import { categoriesOf } from './helpers/sidebar-facts'

const LINK_IN_TEXT = /class="[^"]*\bprose"[\s\S]*<a href="\//

/**
 * What tests require of the pages that they open, as text in the HTML or as a condition. Tests that need more look for
 * it themselves.
 */
const REQUIRED: readonly [page: keyof typeof PAGES, what: string, is: RegExp | (() => boolean)][] = [
  ...(Object.keys(PAGES) as (keyof typeof PAGES)[]).map(
    (page) => [page, 'a title without a tag', /<h1[^>]*>[^<&]+<\/h1>/] as [typeof page, string, RegExp],
  ),
  ['ordinary', 'a section "See also", to which links with a hash lead', /<h2[^>]*id="see-also"/],
  ['ordinary', 'a link to a page of the site in its text', LINK_IN_TEXT],
  ['ordinary', 'text below its first screens', /class="deferred/],
  ['ordinary', 'one category above it in the sidebar', () => categoriesOf(PAGES.ordinary).length === 1],
  ['start', 'the introduction before it', () => factsOf('/docs/').next?.href === PAGES.start],
  ['start', 'a link in the introduction', () => links('/docs/', PAGES.start)],
  ['start', 'a place in the sidebar that is in no category', () => categoriesOf(PAGES.start).length === 0],
  ['reference', 'a syntax diagram', /class="railroad/],
  ['reference', 'a result of an example', /class="result"/],
  ['reference', 'text below its first screens', /class="deferred/],
  ['reference', 'six sections', /(?:<h2[^>]* id="[\s\S]*){6}/],
  [
    'reference',
    'a link to another page of the documentation',
    /class="[^"]*\bprose"[\s\S]*<a href="\/docs\/[^"#]+"/,
  ],
  [
    'reference',
    'pages before and after it',
    () => Boolean(factsOf(PAGES.reference).previous && factsOf(PAGES.reference).next),
  ],
  [
    'reference',
    'three categories above it, the outermost without `ordinary`',
    () => {
      const above = categoriesOf(PAGES.reference)
      return above.length > 2 && above[0] !== categoriesOf(PAGES.ordinary)[0]
    },
  ],
  ['elements', 'a link to a page of the site in its text', LINK_IN_TEXT],
  ['elements', 'tabs', /role="tab"/],
]

const links = (from: string, to: string): boolean =>
  new RegExp(`class="[^"]*\\bprose"[\\s\\S]*<a href="${to}"`).test(builtFile(from))

for (const [page, what, is] of REQUIRED)
  test(`${PAGES[page]} has ${what}`, () => {
    expect(
      is instanceof RegExp ? is.test(builtFile(PAGES[page])) : is(),
      `Other tests open ${PAGES[page]} and need ${what}. Restore it, or choose another page in helpers/sample-pages.ts.`,
    ).toBe(true)
  })
