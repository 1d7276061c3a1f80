import fs from 'node:fs'
import path from 'node:path'
import type { FragmentSource } from '../../markdown/page-context'
import { listMdx, readContentFile } from '../../content/content-file'
import type { ContentError } from '../../base/content-error'
import { FAMILIES, FRAGMENT_FOLDERS, fragmentName } from '../../content/families'

/**
 * Returns all fragments by name (`partials/wal-note`). One that couldn't be read has no body, but contains its
 * problems.
 */
export function readFragments(root: string): Map<string, FragmentSource> {
  const fragments = new Map<string, FragmentSource>()
  const folders = FRAGMENT_FOLDERS.map((folder) => path.join(root, FAMILIES.docs.folder, folder))
  for (const absolutePath of folders.flatMap(listMdx)) {
    try {
      const { fragment, file, body, bodyLine, digest } = readContentFile(root, 'docs', absolutePath)
      if (fragment !== undefined) fragments.set(fragment, { file, body, bodyLine, digest })
    } catch (error) {
      const file = path.relative(root, absolutePath).replaceAll(path.sep, '/')
      const inDocs = path.relative(path.join(root, FAMILIES.docs.folder), absolutePath)
      const name = fragmentName(inDocs.replaceAll(path.sep, '/'))
      const problems = (error instanceof AggregateError ? error.errors : [error]) as ContentError[]
      const digest = problems.map(({ message }) => message).join('\n')
      if (name !== undefined) fragments.set(name, { file, body: '', bodyLine: 1, digest, problems })
    }
  }
  return fragments
}

/** Returns the names of included fragments. Their examples are recorded with the pages that include them. */
export function includedFragments(root: string): Set<string> {
  const files = Object.values(FAMILIES).flatMap(({ folder }) => listMdx(path.join(root, folder)))
  return new Set(
    files.flatMap((file) =>
      [...fs.readFileSync(file, 'utf8').matchAll(/<Include\b[^>]*?\bname="([^"]+)"/g)].map(
        ([, name = '']) => name,
      ),
    ),
  )
}
