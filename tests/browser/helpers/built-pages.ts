import fs from 'node:fs'
import path from 'node:path'

/** Folder of the tested site. If it isn't public/, it has to be served with the same setting. */
export const SITE_FOLDER = path.resolve(process.env.BROWSER_TEST_FOLDER ?? 'public')

/** A page of the built site. */
export interface BuiltPage {
  route: string
  /** Name of the template's file: `doc-page`, `home`, … */
  template: string
}

/**
 * Returns a file of the built site as the server would send it. Tests that modify a response use it because
 * `route.fetch()` fails a test that ends while it's waiting.
 *
 * @param address URL of a page or file; the query is ignored
 */
export function builtFile(address: string): string {
  const name = decodeURIComponent(new URL(address, 'http://localhost').pathname)
  return fs.readFileSync(path.join(SITE_FOLDER, name.endsWith('/') ? `${name}index.html` : name), 'utf8')
}

/** Returns all pages of the build in alphabetical order, except Gatsby's internal ones. */
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

/** Returns the routes of all pages of a template. */
export function routesOf(template: string): string[] {
  return builtPages()
    .filter((page) => page.template === template)
    .map(({ route }) => route)
}

/** Returns one page for each template. */
export function onePageOfEach(): BuiltPage[] {
  return [...new Map(builtPages().map((page) => [page.template, page])).values()]
}

/** Groups pages by their parent folders, up to three levels, so that one test can open a group. */
export function groupsOf(routes: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const route of routes) {
    const folders = route.split('/').filter((folder) => folder !== '')
    const name = `/${folders.slice(0, Math.min(3, folders.length - 1)).join('/')}`
    groups.set(name, [...(groups.get(name) ?? []), route])
  }
  return groups
}
