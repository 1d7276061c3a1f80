import { expect, it } from 'vitest'
import { parseYaml } from '../../content/yaml-source'
import { checkPhrases } from './check-phrases'

const FILE = 'content/search/phrases.yml'
const HEADINGS = new Map([
  ['/docs/a/', ['migrate-scripts', 'errors']],
  ['/terms/', null],
])

const check = (place: string) => {
  const source = parseYaml(FILE, `"/docs/a/":\n  - one\n"${place}":\n  - two\n`)
  const value = source.value as Record<string, string[]>
  return checkPhrases({ file: FILE, value, source }, HEADINGS).map(({ message }) => message)
}

it.each(['/docs/a/#errors', '/docs/b/', '/docs/b/#unknown'])('accepts %s', (place) => {
  expect(check(place)).toEqual([])
})

it('names the heading that is spelled like an anchor that is not one', () => {
  expect(check('/docs/a/#migrate-script')).toEqual([
    `${FILE}:3: /docs/a/#migrate-script isn't the anchor of a heading. did you mean /docs/a/#migrate-scripts?`,
  ])
  expect(check('/docs/a/#zebra')).toEqual([expect.stringContaining('. use the anchor of a heading')])
})

it.each(['/terms/', '/terms/#content'])('rejects %s, which the search does not include', (place) => {
  expect(check(place)).toEqual([
    `${FILE}:3: the search doesn't include the page /terms/. list the phrases under the route of a searched page.`,
  ])
})
