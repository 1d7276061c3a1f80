import path from 'node:path'
import { listMdx, readContentFile, type ContentFile } from '../../../src/data-layer/content/content-file'
import { FAMILIES, type FamilyName } from '../../../src/data-layer/content/families'
import { ContentError } from '../../../src/data-layer/validate/content-error'
import type { PageSource } from './page-source'
import { parsePage } from './parse-page'
import type { ReleaseTokens } from './release-facts'

/** Every page of the site, and the problems of files that could not be read at all. */
export interface SiteSource {
  pages: PageSource[]
  problems: ContentError[]
}

/**
 * Reads all written pages below the root. A fragment that no page includes is a page of its own,
 * so that no example goes unseen.
 */
export function readPages(root: string, release: ReleaseTokens): SiteSource {
  const { files, problems } = readFiles(root)
  const fragments = new Map(files.flatMap((file) => (file.fragment ? [[file.fragment, file] as const] : [])))
  const toPage = (file: ContentFile): PageSource => ({
    id: pageId(file.file),
    file: file.file,
    datasets: file.frontMatter.datasets ?? [],
    ...parsePage(file, { fragments, release }),
  })
  const pages = files.filter((file) => file.fragment === undefined).map(toPage)
  const included = new Set(pages.flatMap((page) => page.fragments))
  const alone = [...fragments].filter(([name]) => !included.has(name)).map(([, file]) => toPage(file))
  return { pages: [...pages, ...alone].sort((a, b) => (a.id < b.id ? -1 : 1)), problems }
}

/** `content/docs/concept/symbol.mdx` is the page `concept/symbol`, `content/blog/x.mdx` is `blog/x`. */
export function pageId(file: string): string {
  return file.replace(/^content\/(?:docs\/)?/, '').replace(/\.mdx$/, '')
}

function readFiles(root: string): { files: ContentFile[]; problems: ContentError[] } {
  const files: ContentFile[] = []
  const problems: ContentError[] = []
  for (const [family, { folder }] of Object.entries(FAMILIES)) {
    for (const absolutePath of listMdx(path.join(root, folder))) {
      try {
        files.push(readContentFile(root, family as FamilyName, absolutePath))
      } catch (error) {
        if (!(error instanceof AggregateError)) throw error
        problems.push(...error.errors.filter((each): each is ContentError => each instanceof ContentError))
      }
    }
  }
  return { files, problems }
}
