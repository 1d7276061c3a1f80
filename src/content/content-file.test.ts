import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { contentPath, readAllContent, readContentFile } from './content-file'

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) fs.rmSync(root, { recursive: true })
})

/** A root with a file in content/docs. */
function rootWith(name: string, text: string): { root: string; file: string } {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'content-file-'))
  roots.push(root)
  const file = path.join(root, 'content/docs', name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
  return { root, file }
}

const FRAGMENT = '---\ntitle: Note\ndescription: A short note.\n---\nText.\n'

it('knows the type and the route of a file from its path alone', () => {
  expect(contentPath('/site', 'docs', '/site/content/docs/concept/symbol.mdx')).toEqual({
    file: 'content/docs/concept/symbol.mdx',
    absolutePath: '/site/content/docs/concept/symbol.mdx',
    family: 'docs',
    type: 'DocPage',
    route: '/docs/concept/symbol/',
    fragment: undefined,
  })
  expect(contentPath('/site', 'docs', '/site/content/docs/partials/note.mdx')).toMatchObject({
    type: 'DocFragment',
    fragment: 'partials/note',
  })
})

it('is the same for a file that is read, and for one that is invalid', () => {
  const { root, file } = rootWith('partials/note.mdx', FRAGMENT)
  const known = contentPath(root, 'docs', file)
  expect(readContentFile(root, 'docs', file)).toMatchObject({ ...known, body: 'Text.\n' })
  fs.writeFileSync(file, 'Text.\n')
  expect(readAllContent(root).unread).toEqual([known])
})
