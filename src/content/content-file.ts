import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { FAMILIES, FRAGMENT_TYPE, fragmentName, routeOf, type FamilyName } from './families'
import { splitFile, type SplitFile } from './front-matter'
import { readText } from './read-text'

/** A content file that was read and whose front matter is in order. */
export interface ContentFile extends SplitFile {
  /** Path relative to the project's root, with forward slashes. */
  file: string
  absolutePath: string
  family: FamilyName
  /** GraphQL type of its node. */
  type: string
  /** Address on the site, with both slashes. */
  route: string
  /** `partials/wal-note` when it is a fragment. */
  fragment?: string
  /** SHA-1 of the whole file. */
  digest: string
}

/**
 * Reads one content file.
 * @throws {AggregateError} of ContentErrors when its front matter is not in order
 */
export function readContentFile(root: string, family: FamilyName, absolutePath: string): ContentFile {
  const { folder, prefix, type } = FAMILIES[family]
  const file = path.relative(root, absolutePath).replaceAll(path.sep, '/')
  const inFolder = path.relative(path.join(root, folder), absolutePath).replaceAll(path.sep, '/')
  const fragment = family === 'docs' ? fragmentName(inFolder) : undefined
  const raw = readText(file, absolutePath)
  return {
    ...splitFile(file, raw, family, fragment !== undefined),
    file,
    absolutePath,
    family,
    type: fragment === undefined ? type : FRAGMENT_TYPE,
    route: routeOf(prefix, inFolder),
    fragment,
    digest: createHash('sha1').update(raw).digest('hex'),
  }
}

/** A content file that could not be read. Its page exists all the same for links to it. */
export interface UnreadFile {
  family: FamilyName
  file: string
  route: string
}

/** Reads every content file; those that are not in order come back with their problems. */
export function readAllContent(root: string): {
  files: ContentFile[]
  unread: UnreadFile[]
  errors: Error[]
} {
  const files: ContentFile[] = []
  const unread: UnreadFile[] = []
  const errors: Error[] = []
  for (const family of Object.keys(FAMILIES) as FamilyName[]) {
    for (const absolutePath of listMdx(path.join(root, FAMILIES[family].folder))) {
      try {
        files.push(readContentFile(root, family, absolutePath))
      } catch (error) {
        if (!(error instanceof AggregateError)) throw error
        errors.push(...(error.errors as Error[]))
        const { folder, prefix } = FAMILIES[family]
        const inFolder = path.relative(path.join(root, folder), absolutePath).replaceAll(path.sep, '/')
        unread.push({ family, file: `${folder}/${inFolder}`, route: routeOf(prefix, inFolder) })
      }
    }
  }
  return { files, unread, errors }
}

/** Every .mdx file below a folder, sorted; a folder that does not exist is empty. */
export function listMdx(folder: string): string[] {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => path.join(folder, name))
}
