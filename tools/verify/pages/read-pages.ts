import path from 'node:path'
import { listMdx, readContentFile, type ContentFile } from '../../../src/content/content-file'
import { FAMILIES, type FamilyName } from '../../../src/content/families'
import { includedFragments } from '../../../src/data-layer/content/fragments'
import type { TokenFacts } from '../../../src/markdown/page-tokens'
import { ContentError } from '../../../src/base/content-error'
import { pageId } from '../../../src/records/page-id'
import type { PageSource } from '../../../src/records/page-source'
import { parsePage } from './parse-page'
import { selectPages } from './select-pages'

/** The site as far as a run needs it. */
export interface SiteSource {
  /** Id and file of every page. */
  all: Pick<PageSource, 'id' | 'file'>[]
  /** The pages to run, parsed. */
  pages: PageSource[]
  /** Problems in the front matter of files to run. */
  problems: ContentError[]
}

/**
 * Reads the selected pages, or all pages by default. A fragment that no page includes is treated as a page, so that
 * none of its examples is missed.
 * @throws {Error} if the selection matches no page
 */
export function readPages(root: string, facts: TokenFacts, wish?: string): SiteSource {
  const { files, problems } = readFiles(root)
  const fragments = new Map(files.flatMap((file) => (file.fragment ? [[file.fragment, file] as const] : [])))
  const included = includedFragments(root)
  const all = files
    .filter(({ fragment }) => fragment === undefined || !included.has(fragment))
    .map((content) => ({ id: pageId(content.file), file: content.file, content }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  const unreadable = problems.map((problem) => ({ id: pageId(problem.file), problem }))
  const chosen = wish === undefined ? [...all, ...unreadable] : selectPages([...all, ...unreadable], wish)
  const broken = chosen.flatMap((page) => ('problem' in page ? [page.problem] : []))
  const readable = chosen.flatMap((page) => ('content' in page ? [page] : []))
  const pages = (wish !== undefined && broken.length > 0 ? [] : readable).map(
    ({ id, file, content }): PageSource => {
      const datasets = content.frontMatter.datasets ?? []
      return { id, file, datasets, ...parsePage(content, { fragments, facts }) }
    },
  )
  return { all, pages, problems: broken }
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
