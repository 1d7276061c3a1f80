import fs from 'node:fs'
import path from 'node:path'
import { FAMILIES, fragmentName } from '../../src/content/families'
import { siteDataPath } from '../../src/content/site/read-site-data'
import { contentPages, occupantOf, redirectOf } from '../content-routes'
import { pageId } from '../../src/records/page-id'
import { KNOWN_FAILURES_FILE } from '../verify/records/known-failures'
import { recordFileOf } from '../../src/records/record-files'
import { editList } from './edit-list'
import { replaceLinks, replaceRelativePaths } from './replace-links'

const ROUTE = /^\/([\w.-]+\/)+$/

/** Folders in which code may name a route. It is listed for the author, not edited. */
const CODE_FOLDERS = ['src', 'tools', 'tests']

/**
 * Renames a page: moves its file and its record, updates links in content and the sidebar, and redirects the old address.
 * @param root the project's root
 * @param from the page's route, `/docs/concept/symbol/`
 * @param to its new route, in the same family of pages
 * @returns what was done, a line for each file
 * @throws {Error} before anything is changed, when the page can't be renamed like this
 */
export function renamePage(root: string, from: string, to: string): string[] {
  const { oldFile, newFile } = plan(root, from, to)
  const done: string[] = []
  const write = (file: string, change: (text: string) => string) => {
    const place = path.join(root, file)
    const text = fs.readFileSync(place, 'utf8')
    const changed = change(text)
    if (changed === text) return
    fs.writeFileSync(place, changed)
    done.push(`${file}: updated`)
  }

  for (const [old, now] of [
    [oldFile, newFile],
    [recordFileOf(oldFile), recordFileOf(newFile)],
  ] as const)
    if (fs.existsSync(path.join(root, old))) {
      fs.mkdirSync(path.dirname(path.join(root, now)), { recursive: true })
      fs.renameSync(path.join(root, old), path.join(root, now))
      done.push(`${old} → ${now}`)
    }
  write(newFile, (text) => replaceRelativePaths(text, path.dirname(oldFile), path.dirname(newFile)))
  for (const file of filesBelow(root, 'content', ['.mdx', '.yml']))
    write(file, (text) => replaceLinks(text, from, to))

  if (fs.existsSync(path.join(root, KNOWN_FAILURES_FILE)))
    write(KNOWN_FAILURES_FILE, (text) =>
      text.replace(
        new RegExp(`^(\\s*-?\\s*page:\\s*)${escapeRegExp(pageId(oldFile))}\\s*$`, 'gm'),
        `$1${pageId(newFile)}`,
      ),
    )
  // a page that gets its old name back needs no redirect from there any more
  write(siteDataPath('redirects'), (text) =>
    editList(text, { remove: (entry) => (entry as { from?: string }).from === to, add: { from, to } }),
  )
  return [...done, ...mentions(root, from)]
}

/** Decides on the files, or says why the page can't be renamed. */
function plan(root: string, from: string, to: string): { oldFile: string; newFile: string } {
  for (const [name, route] of [
    ['FROM', from],
    ['TO', to],
  ])
    if (!ROUTE.test(route ?? ''))
      throw new Error(
        `${name}=${route ?? ''} is not a route with leading and trailing slashes: write make rename FROM=/docs/old/ TO=/docs/new/`,
      )
  const pages = contentPages(root)
  const oldFile = pages.get(from)
  if (oldFile === undefined)
    throw new Error(`there is no page ${from}: FROM must be the route of a content file`)
  const taken = occupantOf(root, to, pages)
  if (taken !== undefined) throw new Error(`${to} is taken by ${taken}: choose another route for TO`)
  const family = familyOf(from)
  if (familyOf(to) !== family)
    throw new Error(
      `${to} is not in ${family.folder}: a page keeps its family, so TO must begin with ${family.prefix}/`,
    )
  const inFolder = to.slice(family.prefix.length + 1, -1)
  const names = [from, to].map((route) => fragmentName(route.replace(/^\/docs\//, '')))
  if (family === FAMILIES.docs && names.some((name) => name !== undefined))
    throw new Error(
      'pages refer to fragments by name: move the file, and edit the pages that include it by hand',
    )
  const redirected = redirectOf(root, to)
  if (redirected !== undefined && redirected !== from)
    throw new Error(
      `${to} is an old address, redirected to ${redirected}: remove it from ${siteDataPath('redirects')} first, or choose another route`,
    )
  const isIndex = oldFile.endsWith('/index.mdx')
  return { oldFile, newFile: `${family.folder}/${inFolder}${isIndex ? '/index' : ''}.mdx` }
}

function familyOf(route: string) {
  const families = Object.values(FAMILIES)
  return families.find(({ prefix }) => prefix !== '' && route.startsWith(`${prefix}/`)) ?? FAMILIES.pages
}

/** Code that names the old route, for the author to decide. */
function mentions(root: string, from: string): string[] {
  return CODE_FOLDERS.flatMap((folder) => filesBelow(root, folder, ['.ts', '.tsx'])).flatMap((file) => {
    const lines = fs.readFileSync(path.join(root, file), 'utf8').split('\n')
    const found = lines.flatMap((line, at) => (replaceLinks(line, from, '') === line ? [] : [at + 1]))
    return found.length > 0 ? [`${file}:${found.join(',')}: mentions ${from}; check it by hand`] : []
  })
}

/** Paths relative to the root of the files below a folder with one of these endings. */
function filesBelow(root: string, folder: string, endings: readonly string[]): string[] {
  const place = path.join(root, folder)
  if (!fs.existsSync(place)) return []
  return fs
    .readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .map((name) => `${folder}/${slashes(name)}`)
    .sort()
}

function slashes(file: string): string {
  return file.replaceAll(path.sep, '/')
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
