import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { isOptimized } from '../../base/optimizations'
import { builtPage } from './built-page'
import { withLateScripts } from './late-scripts'
import { stampHtml, type PageData } from './stamp-html'

/** Pages whose HTML is shown at addresses that are not theirs. */
const ANYWHERE = /^\/(404|500)(\/|\.html)$|^\/offline-plugin-app-shell-fallback\//

const APP_DATA = 'page-data/app-data.json'
const STATIC_QUERIES = 'page-data/sq/d'

/**
 * Gives every page, its data and app-data.json the name of the build that they belong to. Gatsby compares only the
 * code: a tab that is open while new site data are deployed would mix both. With the name of the build in the place of
 * the code's hash, it loads the next page as a new document instead.
 *
 * The name doesn't depend on the content of pages, because any page works with any other one that has the same code and
 * site data. Therefore, editing a page leaves the files of all other pages as they are.
 *
 * @param folder the finished site
 * @param shared what all pages share besides the results of static queries and the starter
 * @param starter script that fetches the scripts of a page
 * @returns the name: a digest of everything that pages share
 */
export function stampBuild(
  folder: string,
  routes: readonly string[],
  shared: readonly string[],
  starter: string,
): string {
  const pages = [...routes].sort().map((route) => {
    const page = builtPage(folder, route)
    const pageData = JSON.parse(fs.readFileSync(page.data, 'utf8')) as PageData
    delete pageData.build
    return { ...page, pageData }
  })
  const hash = createHash('sha1').update(JSON.stringify([...shared, starter]))
  const queries = path.join(folder, STATIC_QUERIES)
  // next to them are compressed variants of the last build
  for (const name of fs
    .readdirSync(queries)
    .filter((one) => one.endsWith('.json'))
    .sort())
    hash.update(name).update(fs.readFileSync(path.join(queries, name)))
  const build = hash.digest('hex').slice(0, 12)

  for (const { route, html, data, pageData } of pages) {
    writeIfNew(html, (text) => {
      const stamped = stampHtml(text, { ...pageData, build }, ANYWHERE.test(route))
      return isOptimized('late-scripts') ? withLateScripts(stamped, starter) : stamped
    })
    writeIfNew(data, () => JSON.stringify({ ...pageData, build }))
  }
  fs.writeFileSync(path.join(folder, APP_DATA), JSON.stringify({ webpackCompilationHash: build }))
  return build
}

function writeIfNew(file: string, change: (text: string) => string): void {
  const before = fs.readFileSync(file, 'utf8')
  const after = change(before)
  if (after !== before) fs.writeFileSync(file, after)
}
