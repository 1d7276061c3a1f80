import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { builtPage } from './built-page'
import { withoutIdleChunkMapping } from './idle-chunk-mapping'
import { withoutIdleImageParts } from './idle-image-parts'
import { withLateScripts } from './late-scripts'
import { stampHtml, type PageData } from './stamp-html'

/** Pages whose HTML is shown at addresses that are not theirs. */
const ANYWHERE = /^\/(404|500)(\/|\.html)$|^\/offline-plugin-app-shell-fallback\//

const APP_DATA = 'page-data/app-data.json'
const STATIC_QUERIES = 'page-data/sq/d'

/**
 * Gives every page, its data and app-data.json the name of the build that they belong to. Gatsby compares only the
 * code: a tab that is open while new texts are deployed would mix both. With the name of the build in the place of
 * the code's hash, it loads the next page anew instead.
 *
 * @param folder the finished site
 * @param codeHash webpack's hash of all code
 * @returns the name: a digest of everything that pages are made of
 */
export function stampBuild(folder: string, routes: readonly string[], codeHash: string): string {
  const pages = [...routes].sort().map((route) => {
    const page = builtPage(folder, route)
    const pageData = JSON.parse(fs.readFileSync(page.data, 'utf8')) as PageData
    delete pageData.build
    return { ...page, pageData }
  })
  const hash = createHash('sha1').update(codeHash)
  for (const { pageData } of pages) hash.update(JSON.stringify(pageData))
  const queries = path.join(folder, STATIC_QUERIES)
  for (const name of fs.readdirSync(queries).sort())
    hash.update(name).update(fs.readFileSync(path.join(queries, name)))
  const build = hash.digest('hex').slice(0, 12)

  for (const { route, html, data, pageData } of pages) {
    writeIfNew(html, (text) => {
      const stamped = stampHtml(text, build, ANYWHERE.test(route) ? null : pageData)
      return withoutIdleChunkMapping(withoutIdleImageParts(withLateScripts(stamped)))
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
