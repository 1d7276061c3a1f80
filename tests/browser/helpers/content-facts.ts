import fs from 'node:fs'
import path from 'node:path'
import { blogLists, newestFirst, type BlogList } from '../../../src/content/blog-lists'
import { releaseFacts } from '../../../src/content/code-host/facts'
import { listMdx, readContentFile } from '../../../src/content/content-file'
import { FAMILIES } from '../../../src/content/families'
import { readSiteData } from '../../../src/content/site/read-site-data'
import { SNAPSHOT_FILE, type Snapshot } from '../../../src/data-layer/code-host/snapshot-file'
import { readDashboards } from '../../../src/data-layer/dashboard/dashboard-files'

const ROOT = process.cwd()
const SNAPSHOT = JSON.parse(fs.readFileSync(SNAPSHOT_FILE, 'utf8')) as Snapshot

/** The release in the committed snapshot. */
export const RELEASE = releaseFacts(SNAPSHOT.data, { ...SNAPSHOT, provenance: 'snapshot' })

/** With a token, the build queries the code host, which may have a newer release than the snapshot. */
export const MAY_BE_NEWER = Boolean(process.env.GITHUB_TOKEN)

export const BLOG = readSiteData(ROOT, 'blog').value

/** All posts, newest first, as their authors wrote their front matter. */
export const POSTS = newestFirst(
  listMdx(path.join(ROOT, FAMILIES.blog.folder)).map((file) => {
    const { route, frontMatter } = readContentFile(ROOT, 'blog', file)
    const { date = '', tags = [], authors = [BLOG.author] } = frontMatter
    return { ...frontMatter, id: route, route, date, tags, authors }
  }),
)

/** All pages of the blog's lists. The ids of their posts are routes. */
export const LISTS = blogLists(POSTS, BLOG)

/** Returns the page that lists a post, in the list of a topic or of all posts. */
export function listWith(route: string, topic: string | null): BlogList {
  const found = LISTS.find(({ tag, ids }) => tag === topic && ids.includes(route))
  if (!found) throw new Error(`${route} isn't in the list of ${topic ?? 'all posts'}`)
  return found
}

export const CUSTOMERS = readSiteData(ROOT, 'customers').value

/** What content/dashboards/crypto.yml says. */
export const DASHBOARD = readDashboards(ROOT).find(({ name }) => name === 'crypto')!
