import fs from 'node:fs'
import path from 'node:path'

/** Folder of the built site that is tested; another than public/ must be served by the same name. */
export const SITE_FOLDER = path.resolve(process.env.BROWSER_TEST_FOLDER ?? 'public')

/** A page of the built site. */
export interface BuiltPage {
  route: string
  /** Name of the template's file: `doc-page`, `home`, … */
  template: string
}

/**
 * A file of the built site as the server would give it. Tests that change an answer take it from here: `route.fetch()`
 * fails a test that ends while it waits.
 * @param address of a page or a file; a query is left out
 */
export function builtFile(address: string): string {
  const name = decodeURIComponent(new URL(address, 'http://localhost').pathname)
  return fs.readFileSync(path.join(SITE_FOLDER, name.endsWith('/') ? `${name}index.html` : name), 'utf8')
}

/** Every page that the build wrote, in alphabetical order; helpers of Gatsby itself left out. */
export function builtPages(): BuiltPage[] {
  const folder = path.join(SITE_FOLDER, 'page-data')
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'page-data.json')
    .map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as PageData)
    .map((data) => ({ route: data.path, template: templateOf(data.componentChunkName) }))
    .filter(({ route, template }) => template !== '' && route.endsWith('/'))
    .sort((a, b) => a.route.localeCompare(b.route))
}

interface PageData {
  path: string
  componentChunkName: string
}

function templateOf(chunk: string): string {
  return /^component---src-(?:templates|pages)-(.+)-tsx$/.exec(chunk)?.[1] ?? ''
}

/** Routes of all pages that one template draws. */
export function routesOf(template: string): string[] {
  return builtPages()
    .filter((page) => page.template === template)
    .map(({ route }) => route)
}

/** One page of every template that the site uses. */
export function onePageOfEach(): BuiltPage[] {
  return [...new Map(builtPages().map((page) => [page.template, page])).values()]
}

/** Pages in groups that one test can go through: by the folders above them, three at most. */
export function groupsOf(routes: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const route of routes) {
    const folders = route.split('/').filter((folder) => folder !== '')
    const name = `/${folders.slice(0, Math.min(3, folders.length - 1)).join('/')}`
    groups.set(name, [...(groups.get(name) ?? []), route])
  }
  return groups
}
