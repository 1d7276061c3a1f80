import fs from 'node:fs'
import { expect, it } from 'vitest'
import { readSiteData } from '../../src/content/site/read-site-data'
import { ANCHORS_FILE, anchorsOf, builtAnchors, listOf, publishedAnchors } from '../../tools/anchors'

const redirects = readSiteData('.', 'redirects').value

it('every published address still leads to its section', () => {
  const lost: string[] = []
  for (const [route, anchors] of publishedAnchors()) {
    const file = `public${route}index.html`
    if (!fs.existsSync(file)) {
      if (!redirects.some(({ from }) => from === route))
        lost.push(`${route}: add a redirect to content/site/redirects.yml`)
      continue
    }
    const present = anchorsOf(fs.readFileSync(file, 'utf8'))
    for (const anchor of anchors)
      if (!present.has(anchor))
        lost.push(`${route}#${anchor}: write <Anchor id="${anchor}" /> before the section that replaces it`)
  }
  expect(lost).toEqual([])
})

it('every anchor of the built pages is in the list, so that it cannot disappear later', () => {
  const complete = listOf(publishedAnchors(), builtAnchors())
  const listed = new Set(fs.readFileSync(ANCHORS_FILE, 'utf8').split('\n'))
  const missing = complete.split('\n').filter((line) => !listed.has(line))
  expect(missing, 'Pages with anchors that are not listed: run `make anchors` and commit the list').toEqual(
    [],
  )
  // sorted, without duplicates
  expect(fs.readFileSync(ANCHORS_FILE, 'utf8'), 'Run `make anchors`').toBe(complete)
})
