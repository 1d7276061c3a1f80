import fs from 'node:fs'
import path from 'node:path'
import { readAllContent, type ContentFile } from '../../src/content/content-file'
import { FAMILIES } from '../../src/content/families'
import { siteDataPath } from '../../src/content/site/read-site-data'
import { copyText } from './synthetic-page'

/** Folder of the copies, below content/docs. */
const FOLDER = 'synthetic'

/** Pages in one section of the sidebar. */
const PAGES_PER_SECTION = 40

/** A page that is written once more. */
interface Copy {
  source: ContentFile
  /** From 1, different for each copy. */
  number: number
  /** Of its file below content/docs, without extension. */
  place: string
}

/**
 * Fills a copy of the project with copies of its documentation pages until it has the given number of pages. Each copy
 * has a unique route, title, and text, includes its recorded examples, and is in the sidebar, so that the site passes
 * all content checks.
 *
 * @param folder a copy of the project, see site-copy.ts
 * @param pages target number of content files, including fragments
 * @returns actual number
 */
export function writeSyntheticSite(folder: string, pages: number): number {
  const { files } = readAllContent(folder)
  const sources = files.filter(({ type, body }) => type === FAMILIES.docs.type && !hasOwnFiles(body))
  const copies = planCopies(sources, Math.max(0, pages - files.length))
  const docs = path.join(folder, FAMILIES.docs.folder)
  for (const { source, number, place } of copies) {
    const target = path.join(docs, place)
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.writeFileSync(`${target}.mdx`, copyText(fs.readFileSync(source.absolutePath, 'utf8'), number))
    const record = source.absolutePath.replace(/\.mdx$/, '.examples.json')
    if (fs.existsSync(record)) fs.copyFileSync(record, `${target}.examples.json`)
  }
  fs.appendFileSync(path.join(folder, siteDataPath('sidebar')), sidebarLines(copies))
  return files.length + copies.length
}

/** Files beside a page are found by their path relative to it. */
function hasOwnFiles(body: string): boolean {
  return /\]\(\.\.?\/|["']\.\.?\/|file="(?!https?:|\/)/.test(body)
}

function planCopies(sources: readonly ContentFile[], count: number): Copy[] {
  if (sources.length === 0 && count > 0) throw new Error('No documentation page is available to copy')
  return Array.from({ length: count }, (_, index) => {
    const source = sources[index % sources.length]
    if (!source) throw new Error('No documentation page is available to copy')
    const number = index + 1
    const section = Math.floor(index / PAGES_PER_SECTION) + 1
    const name = source.route.split('/').filter(Boolean).at(-1) ?? 'page'
    return { source, number, place: `${FOLDER}/${section}/${name}-${number}` }
  })
}

/** Entries for content/docs/sidebar.yml, which is a list: a section for each folder of copies. */
function sidebarLines(copies: readonly Copy[]): string {
  return copies
    .map(({ place }, index) => {
      const opening =
        index % PAGES_PER_SECTION === 0
          ? `- section: Copies ${index / PAGES_PER_SECTION + 1}\n  items:\n`
          : ''
      return `${opening}    - page: ${FAMILIES.docs.prefix}/${place}/\n`
    })
    .join('')
}
