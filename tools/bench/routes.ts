import fs from 'node:fs'
import path from 'node:path'

/** A page to measure. */
export interface MeasuredPage {
  route: string
  /** Name of the template's file: `doc-page`, `home`, … */
  template: string
  /** Search engines may list it: Lighthouse's SEO is judged on these only. */
  indexed: boolean
}

/** A route without a page, for which the server responds with the 404 page. */
const NOWHERE = '/docs/nowhere/'

/** Pages that are always measured, each for a reason. */
const CHOSEN = [
  '/docs/',
  // the longest page
  '/docs/reference/function/aggregation/',
  // formulas
  '/docs/reference/function/finance/',
  // a drawing
  '/docs/concept/symbol/',
  // every Markdown feature
  '/docs/partials/markdown-features/',
]

/** Of Gatsby's `page-data.json`. */
interface PageData {
  path: string
  componentChunkName: string
}

/**
 * The pages to measure: those chosen above, one page of every template that none of them has, and the 404 page.
 *
 * @param folder the built site
 * @throws when there is no build, or a chosen page is not in it
 */
export function measuredPages(folder: string): MeasuredPage[] {
  const built = builtPages(folder)
  const chosen = CHOSEN.map((route) => {
    const page = built.find((one) => one.route === route)
    if (!page) throw new Error(`${folder} has no page ${route}: choose another in tools/bench/routes.ts`)
    return page
  })
  const others = built.filter(
    ({ template }, index) =>
      template !== '404' &&
      !chosen.some((one) => one.template === template) &&
      built.findIndex((one) => one.template === template) === index,
  )
  return [...chosen, ...others, { route: NOWHERE, template: '404', indexed: false }]
}

/** Every page of a template, in alphabetical order. */
export function builtPages(folder: string): MeasuredPage[] {
  const data = path.join(folder, 'page-data')
  if (!fs.existsSync(data)) throw new Error(`There is no site in ${folder}: run \`make build\` first`)
  return fs
    .readdirSync(data, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'page-data.json')
    .map((name) => JSON.parse(fs.readFileSync(path.join(data, name), 'utf8')) as PageData)
    .map(({ path: route, componentChunkName }) => ({ route, template: templateOf(componentChunkName) }))
    .filter(({ route, template }) => template !== '' && route.endsWith('/'))
    .sort((a, b) => a.route.localeCompare(b.route))
    .map((page) => ({ ...page, indexed: !isHidden(folder, page.route) }))
}

function templateOf(chunk: string): string {
  return /^component---src-(?:templates|pages)-(.+)-tsx$/.exec(chunk)?.[1] ?? ''
}

function isHidden(folder: string, route: string): boolean {
  const html = fs.readFileSync(path.join(folder, route, 'index.html'), 'utf8')
  return /<meta name="robots" content="[^"]*noindex/.test(html)
}
