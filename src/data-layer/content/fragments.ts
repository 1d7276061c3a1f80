import fs from 'node:fs'
import path from 'node:path'
import type { FragmentSource } from '../../markdown/page-context'
import { listMdx, readContentFile } from './content-file'
import { FAMILIES, FRAGMENT_FOLDERS } from './families'

/** Every fragment by name (`partials/wal-note`). Files that cannot be read are left out: the content check reports them. */
export function readFragments(root: string): Map<string, FragmentSource> {
  const fragments = new Map<string, FragmentSource>()
  const folders = FRAGMENT_FOLDERS.map((folder) => path.join(root, FAMILIES.docs.folder, folder))
  for (const absolutePath of folders.flatMap(listMdx)) {
    try {
      const { fragment, file, body, bodyLine, digest } = readContentFile(root, 'docs', absolutePath)
      if (fragment !== undefined) fragments.set(fragment, { file, body, bodyLine, digest })
    } catch {
      continue
    }
  }
  return fragments
}

/** Names of the fragments that something includes: their examples are in the records of the pages that include them. */
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
