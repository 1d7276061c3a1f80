import fs from 'node:fs'
import { expect, it } from 'vitest'
import { readSiteData } from '../../src/content/site/read-site-data'
import { anchorsOf, publishedAnchors } from '../../tools/anchors'

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
