import { describe, expect, it } from 'vitest'
import { parseYaml } from '../content/yaml-source'
import type { SiteDataFile } from '../site/read-site-data'
import { checkOpenErrors } from './check-open-errors'

function check(exempt: string, lines: Record<string, number[]>, broken: string[] = []): string[] {
  const source = parseYaml('open-errors.yml', exempt)
  const file: SiteDataFile<'openErrors'> = {
    file: 'open-errors.yml',
    source,
    value: source.value as string[],
  }
  const pages = Object.entries(lines).map(([name, openErrorLines]) => ({
    file: `${name}.mdx`,
    route: `/${name}/`,
    openErrorLines,
  }))
  const routes = new Set([...pages.map(({ route }) => route), ...broken])
  return checkOpenErrors(file, pages, routes).map(({ message }) => message)
}

describe('checkOpenErrors', () => {
  it('allows three error examples, and more on a page that is exempt', () => {
    expect(check('- /old/', { three: [1, 2, 3], old: [1, 2, 3, 4] })).toEqual([])
  })

  it('points at the fourth error example, and says where to put it', () => {
    expect(check('[]', { many: [10, 20, 30, 40, 50] })).toEqual([
      expect.stringMatching(/^many\.mdx:40: .*5 error examples\. .*<Details summary="Errors">/),
    ])
  })

  it('lets the list only shrink', () => {
    expect(check('- /fine/\n- /gone/\n- /old/\n- /old/', { fine: [1, 2, 3], old: [1, 2, 3, 4] })).toEqual([
      expect.stringMatching(/^open-errors\.yml:1: \/fine\/ .*remove the entry/),
      expect.stringMatching(/^open-errors\.yml:2: .*\/gone\/.*remove the entry/),
      expect.stringMatching(/^open-errors\.yml:4: \/old\/ .*twice/),
    ])
  })

  it('does not judge a page that could not be compiled', () => {
    expect(check('- /broken/', {}, ['/broken/'])).toEqual([])
  })
})
