import fs from 'node:fs'
import path from 'node:path'
import { isObject } from '../../../base/is-object'
import { jsonAddress } from './page-json'

/** Folders of Gatsby's own JSON files. */
const GATSBY_FOLDERS = ['page-data', 'static']

/**
 * Removes the Markdown copies and facts of pages that no longer exist, because Gatsby keeps the files of earlier builds.
 * Facts contain the route that their address is derived from, so other files with the same endings aren't affected.
 *
 * @param folder folder of the built site
 * @param routes routes of all pages
 */
export function removeOldTexts(folder: string, routes: ReadonlySet<string>): void {
  const current = new Set([...routes].map((route) => path.join(folder, jsonAddress(route))))
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const [first = ''] = name.split(path.sep)
    return name.endsWith('.json') && !GATSBY_FOLDERS.includes(first)
  })
  for (const name of names) {
    const file = path.join(folder, name)
    const copy = file.replace(/\.json$/, '.md')
    if (current.has(file) || !fs.existsSync(copy)) continue
    const route = routeOfFacts(fs.readFileSync(file, 'utf8'))
    if (route === undefined || path.join(folder, jsonAddress(route)) !== file) continue
    fs.rmSync(file)
    fs.rmSync(copy)
  }
}

/** Returns the route that the facts of a page contain; undefined for any other text. */
function routeOfFacts(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) && typeof value.route === 'string' ? value.route : undefined
  } catch {
    return undefined
  }
}
