import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const PAPERS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CODE_OF_CONDUCT.md',
  'hosting/README.md',
  '.github/PULL_REQUEST_TEMPLATE.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
]

/** Example files that don't exist, and names that only look like paths. */
const NO_FILES = /late-rows|^docs\/x|^gatsby\//

const targets = new Set(
  [...readFileSync('Makefile', 'utf8').matchAll(/^([a-z-]+):/gm)].map(([, name = '']) => name),
)
const withoutFences = (file: string) => readFileSync(file, 'utf8').replace(/^ *```.*?^ *```/gms, '')
const codeIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

/** Anchors of the headings, as the code host makes them. */
function anchorsOf(file: string): string[] {
  return [...withoutFences(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )
}

describe.each(PAPERS)('%s', (file) => {
  const text = withoutFences(file)

  it('links to files and headings that exist', () => {
    for (const [, link = ''] of text.matchAll(/\]\((?!https?:|mailto:|\/)([^)\s]+)\)/g)) {
      const [name = '', anchor] = link.split('#')
      const target = name === '' ? file : path.join(path.dirname(file), name)
      expect(existsSync(target), link).toBe(true)
      if (anchor !== undefined) expect(anchorsOf(target), link).toContain(anchor)
    }
  })

  it('names files and commands that exist', () => {
    const places = codeIn(text).filter(
      (code) =>
        /^(?:src|tools|content|tests|hosting|static|docs)\/[\w./-]+$/.test(code) && !NO_FILES.test(code),
    )
    for (const place of places) expect(existsSync(place), place).toBe(true)
    for (const code of codeIn(readFileSync(file, 'utf8'))) {
      const target = /^make ([a-z-]+)/.exec(code)?.[1]
      if (target !== undefined) expect(targets, code).toContain(target)
    }
  })
})

it('the README is short enough to be read in full', () => {
  expect(statSync('README.md').size).toBeLessThanOrEqual(6 * 1024)
})
