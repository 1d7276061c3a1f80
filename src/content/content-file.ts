import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { FAMILIES, FRAGMENT_TYPE, fragmentName, routeOf, type FamilyName } from './families'
import { splitFile, type SplitFile } from './front-matter'
import { readText } from './read-text'

/** A content file with valid front matter. */
export interface ContentFile extends SplitFile {
  /** Path relative to the project's root, with forward slashes. */
  file: string
  absolutePath: string
  family: FamilyName
  /** GraphQL type of its node. */
  type: string
  /** Route on the site, with both slashes. */
  route: string
  /** For example, `partials/wal-note` for a fragment. */
  fragment?: string
  /** SHA-1 of the entire file. */
  digest: string
}

/** What the path of a content file determines; the rest is in its text. */
export type ContentPath = Pick<
  ContentFile,
  'file' | 'absolutePath' | 'family' | 'type' | 'route' | 'fragment'
>

/** Returns what the path of a content file determines. The file isn't read, so it may be invalid. */
export function contentPath(root: string, family: FamilyName, absolutePath: string): ContentPath {
  const { folder, prefix, type } = FAMILIES[family]
  const inFolder = path.relative(path.join(root, folder), absolutePath).replaceAll(path.sep, '/')
  const fragment = family === 'docs' ? fragmentName(inFolder) : undefined
  return {
    file: path.relative(root, absolutePath).replaceAll(path.sep, '/'),
    absolutePath,
    family,
    type: fragment === undefined ? type : FRAGMENT_TYPE,
    route: routeOf(prefix, inFolder),
    fragment,
  }
}

/**
 * Reads a content file.
 *
 * @throws {AggregateError} of ContentErrors if its front matter is invalid
 */
export function readContentFile(root: string, family: FamilyName, absolutePath: string): ContentFile {
  const known = contentPath(root, family, absolutePath)
  const raw = readText(known.file, absolutePath)
  return {
    ...splitFile(known.file, raw, family, known.fragment !== undefined),
    ...known,
    digest: createHash('sha1').update(raw).digest('hex'),
  }
}

/** A content file that couldn't be read. Its route is known, so links to it aren't reported. */
export type UnreadFile = Pick<ContentPath, 'family' | 'file' | 'route'>

/** Reads all content files; invalid ones are returned with their problems. */
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
        unread.push(contentPath(root, family, absolutePath))
      }
    }
  }
  return { files, unread, errors }
}

/** Returns all .mdx files below a folder, sorted; empty if the folder doesn't exist. */
export function listMdx(folder: string): string[] {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && entry.name.endsWith('.mdx'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}
