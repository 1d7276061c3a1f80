import fs from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import { FAMILIES, FRAGMENT_FOLDERS, routeOf } from '../../src/content/families'
import { ownValue } from '../../src/base/own-value'
import { contentPages, occupantOf, redirectOf } from '../content-routes'
import { pageId } from '../../src/records/page-id'
import { KINDS, type Kind, type KindName } from './kinds'
import { listPage } from './list-page'

/** The page to create, as specified by the author. */
export interface NewPage {
  /** Path below the family's, without leading or trailing slashes: `concept/symbol`. */
  route?: string
  kind?: string
  title?: string
  /** Section of the sidebar. */
  section?: string
  /** Date of a blog post, for example `2025-07-11`. */
  today: string
}

const USAGE = 'make page ROUTE=concept/foo KIND=concept TITLE="Foo"'
const MODELS = path.join(__dirname, 'models')
const SIDEBAR = 'content/docs/sidebar.yml'

/** Matches lower-case words with hyphens, in folders. */
const ROUTE = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/

const DESCRIPTION = 'TODO: In 50 to 160 characters, summarize what readers learn from this page.'

/**
 * Creates a page from the model of its kind. A documentation page is also added to the sidebar.
 *
 * @param root the project's root
 * @returns what was done and the next steps, line by line
 * @throws {Error} before anything is written, if the page can't be created
 */
export function newPage(root: string, wanted: NewPage): string[] {
  const { kind, route, title } = checked(root, wanted)
  const { folder, prefix, sidebar, frontMatter: schema } = FAMILIES[kind.family]
  const file = `${folder}/${route}.mdx`
  const address = routeOf(prefix, `${route}.mdx`)
  const listed =
    sidebar !== null
      ? listPage(fs.readFileSync(path.join(root, SIDEBAR), 'utf8'), address, wanted.section)
      : undefined
  const frontMatter = stringify(
    {
      title,
      description: DESCRIPTION,
      datasets: ['trades'],
      ...('date' in schema.shape ? { date: wanted.today } : {}),
    },
    { lineWidth: 0 },
  ).replace('datasets:\n  - trades', 'datasets: [trades]')
  const body = fs.readFileSync(path.join(MODELS, kind.model), 'utf8')

  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), `---\n${frontMatter}---\n\n${body}`)
  if (listed) fs.writeFileSync(path.join(root, SIDEBAR), listed.text)

  const page = pageId(file)
  const place = listed && ['the sidebar', ...listed.path].join(' > ')
  return [
    `Created ${file}.`,
    ...(listed
      ? [`Listed it in ${SIDEBAR}:${listed.line} (${place}). Move the line if it belongs elsewhere.`]
      : []),
    '',
    `1. Run make dev and open http://localhost:8000${address}.`,
    `2. Replace every TODO in the file. For a finished page of this kind, see ${kind.example}.`,
    ...(kind.hints ?? []).map((hint) => `   ${hint}`),
    `3. Run make record PAGE=${page} to run the examples and record their results.`,
    `4. Run make verify PAGE=${page} after later edits to compare the examples with the recorded results.`,
    '5. Run make prose, and make anchors after a build, before you open a pull request.',
  ]
}

function checked(root: string, { route = '', kind: name = '', title = '', section }: NewPage) {
  const names = Object.keys(KINDS).join(', ')
  const kind: Kind | undefined = ownValue(KINDS, name as KindName)
  if (!kind) throw new Error(`KIND=${name} is not a kind of page: write one of ${names}, as in ${USAGE}`)
  const { folder, prefix, sidebar } = FAMILIES[kind.family]
  if (!ROUTE.test(route) || `/${route}/`.startsWith(`${prefix}/`)) {
    const better = suggestion(route.replace(new RegExp(`^/?${prefix.slice(1)}(?=/)`), '')) || 'concept/foo'
    throw new Error(
      `ROUTE=${route} is not a route below ${prefix}/: write lowercase words with hyphens, without ${prefix}/ and outer slashes, as in ROUTE=${better}`,
    )
  }
  if (route === 'index' || route.endsWith('/index'))
    throw new Error(
      `ROUTE=${route} is not a route: index.mdx is the page of its folder; write ROUTE=${route.replace(/\/?index$/, '') || 'concept/foo'}`,
    )
  const [top = ''] = route.split('/')
  if (kind.family === 'docs' && (FRAGMENT_FOLDERS as readonly string[]).includes(top))
    throw new Error(
      `${folder}/${top} contains fragments that pages include: choose another ROUTE, or create the file by hand`,
    )
  if (title.trim() !== title || title.length < 2 || title.length > 60)
    throw new Error(`TITLE=${title} is not a title: write 2 to 60 characters, as in ${USAGE}`)
  if (section !== undefined && sidebar === null)
    throw new Error(`only pages of the documentation are in the sidebar: omit SECTION for KIND=${name}`)
  const address = routeOf(prefix, `${route}.mdx`)
  const occupant = occupantOf(root, address, contentPages(root))
  if (occupant !== undefined)
    throw new Error(`${address} already exists (${occupant}): edit that page, or choose another ROUTE`)
  const target = redirectOf(root, address)
  if (target !== undefined)
    throw new Error(
      `${address} is an old address, redirected to ${target}: choose another ROUTE, or remove the redirect from content/site/redirects.yml first`,
    )
  return { kind, route, title }
}

/** Returns the most similar valid route. */
function suggestion(route: string): string {
  return route
    .replace(/\.mdx?$/, '')
    .toLowerCase()
    .split('/')
    .map((word) => word.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''))
    .filter(Boolean)
    .join('/')
}
