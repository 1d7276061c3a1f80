import { describe, expect, it } from 'vitest'
import { parseYaml } from '../../content/yaml-source'
import type { SiteDataFile } from '../../content/site/read-site-data'
import { checkSidebar } from './check-sidebar'

function sidebar(yaml: string): SiteDataFile<'sidebar'> {
  const source = parseYaml('sidebar.yml', yaml)
  return { file: 'sidebar.yml', source, value: source.value as never }
}

const check = (yaml: string, routes: string[]) =>
  checkSidebar(
    sidebar(yaml),
    routes.map((route) => ({ route, file: `content${route.slice(0, -1)}.mdx` })),
  ).map(({ message }) => message)

describe('checkSidebar', () => {
  it('is content with a sidebar that lists every page once', () => {
    expect(
      check(
        '- page: /docs/a/\n- section: S\n  items:\n    - page: /docs/b/\n    - page: /docs/a/\n      again: true\n',
        ['/docs/a/', '/docs/b/'],
      ),
    ).toEqual([])
  })

  it('finds an entry without a page, with its line', () => {
    expect(check('- page: /docs/a/\n- page: /docs/nowhere/\n', ['/docs/a/'])).toEqual([
      expect.stringMatching(
        /^sidebar\.yml:2: the sidebar lists \/docs\/nowhere\/, which does not exist\. create the page at content\/docs\/nowhere\.mdx/,
      ),
    ])
  })

  it('finds a page without an entry, and says what to add', () => {
    expect(check('- page: /docs/a/\n', ['/docs/a/', '/docs/b/'])).toEqual([
      'content/docs/b.mdx: the page /docs/b/ is not in the sidebar. add - page: /docs/b/ to sidebar.yml.',
    ])
  })

  it('finds a page that is listed twice without again, and again without a first entry', () => {
    expect(check('- page: /docs/a/\n- page: /docs/a/\n', ['/docs/a/']).join()).toMatch(
      /sidebar\.yml:2: \/docs\/a\/ is listed twice/,
    )
    expect(check('- page: /docs/a/\n  again: true\n', ['/docs/a/']).join()).toMatch(
      /every entry of .* has again: true/,
    )
  })
})
