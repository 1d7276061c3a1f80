import fs from 'node:fs'
import path from 'node:path'
import type { ContentFile } from '../../content/content-file'
import { FAMILIES, routeOf, type FamilyName } from '../../content/families'
import { routePart } from '../../base/route-part'
import { servedFile } from '../../content/served-file'
import { ContentError } from '../../base/content-error'

/** Matches a part of a path that is unchanged in a route. */
const PART = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Pages whose routes are defined elsewhere. */
const KEPT: readonly string[] = ['content/docs/clients/java_ilp.mdx']

/** Matches the names of files that authors intend as pages, even though only `.mdx` files are. */
const PAGE_ENDING = /\.(?:mdx?|markdown)$/i

/** A file, or a folder named like one, whose name isn't valid for a page. */
export interface MisnamedFile {
  family: FamilyName
  file: string
  /** Routes of the page with its current and its suggested name. */
  routes: string[]
  error: ContentError
}

/**
 * Returns pages whose names don't result in a valid route, those that are ignored because they don't end in `.mdx`, and
 * folders that are named like a page.
 */
export function checkFileNames(root: string): MisnamedFile[] {
  return (Object.keys(FAMILIES) as FamilyName[]).flatMap((family) => {
    const { folder, prefix } = FAMILIES[family]
    const place = path.join(root, folder)
    if (!fs.existsSync(place)) return []
    return fs
      .readdirSync(place, { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll(path.sep, '/'))
      .filter((name) => PAGE_ENDING.test(name))
      .sort()
      .flatMap((name): MisnamedFile[] => {
        const file = `${folder}/${name}`
        const parts = name.replace(/\.[^.]*$/, '').split('/')
        const right = `${parts.map(routePart).join('/')}.mdx`
        const routes = [routeOf(prefix, name), routeOf(prefix, right)]
        if (fs.statSync(path.join(root, file)).isDirectory()) {
          const error = new ContentError(
            file,
            undefined,
            'the folder has the name of a page',
            `rename it to ${file.replace(PAGE_ENDING, '')}, or replace it with a file`,
          )
          return [{ family, file, routes, error }]
        }
        const problem = !name.endsWith('.mdx')
          ? 'the file is ignored, because pages end in .mdx'
          : KEPT.includes(file) || parts.every((part) => PART.test(part))
            ? undefined
            : 'the file name does not produce a valid route: a route contains only lowercase letters, digits, and hyphens'
        if (problem === undefined) return []
        const error = new ContentError(file, 1, problem, `rename it to ${folder}/${right}`)
        return [{ family, file, routes, error }]
      })
  })
}

/** Returns pages of the same family with the same title, except fragments. */
export function checkTitles(files: readonly ContentFile[]): ContentError[] {
  const first = new Map<string, ContentFile>()
  return files.flatMap((page) => {
    if (page.fragment !== undefined) return []
    const key = JSON.stringify([page.family, page.frontMatter.title.toLowerCase()])
    const other = first.get(key)
    if (!other) first.set(key, page)
    return other
      ? [
          new ContentError(
            page.file,
            page.lineOf(['title']),
            `the title "${page.frontMatter.title}" is also that of ${other.file}`,
            'give each page a unique title, because search and browser tabs show nothing else',
          ),
        ]
      : []
  })
}

/** Returns `image:` keys whose file doesn't exist in static/. */
export function checkImageKeys(root: string, files: readonly ContentFile[]): ContentError[] {
  return files.flatMap(({ file, frontMatter: { image }, lineOf }) => {
    if (image === undefined || (image.startsWith('/') && servedFile(root, image) !== undefined)) return []
    return [
      new ContentError(
        file,
        lineOf(['image']),
        `the image ${image} is not in static/`,
        'put the file there, and write its address: image: /images/diagram.png',
      ),
    ]
  })
}

/** What a page must not start with, by the beginning of its first line. */
const NO_OPENING: readonly [RegExp, string][] = [
  [/^#{1,6}(?:\s|$)/, 'a heading'],
  [/^(?:`{3,}|~{3,})/, 'code'],
  [/^(?:[-*+]|\d+[.)])\s/, 'a list'],
]

/** Returns pages without content, and pages other than fragments that start with a heading, code, or a list. */
export function checkOpening({ file, fragment, body, bodyLine }: ContentFile): ContentError[] {
  const text = body.replace(/\{\/\*[\s\S]*?\*\/\}/g, (comment) => comment.replace(/[^\n]/g, ' '))
  const before = /^\s*/.exec(text)?.[0] ?? ''
  const opening = text.slice(before.length)
  if (opening === '')
    return [new ContentError(file, bodyLine, 'the page has no content', 'write it below the second --- line')]
  const found = NO_OPENING.find(([start]) => start.test(opening))
  if (fragment !== undefined || !found) return []
  return [
    new ContentError(
      file,
      bodyLine + before.split('\n').length - 1,
      `the page begins with ${found[1]}`,
      'begin it with a paragraph that says what it is about and when to use it',
    ),
  ]
}
