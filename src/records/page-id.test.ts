import { describe, expect, it } from 'vitest'
import { pageId } from './page-id'

describe('pageId', () => {
  it.each([
    ['content/docs/concept/symbol.mdx', 'concept/symbol'],
    ['content/blog/2024/02/26/arrays.mdx', 'blog/2024/02/26/arrays'],
    ['content/pages/release-notes.mdx', 'pages/release-notes'],
    ['content/docs/guides/from.mdx-to-html.mdx', 'guides/from.mdx-to-html'],
    ['content/docs/content/docs/names.mdx', 'content/docs/names'],
    ['content/blog/docs/names.mdx', 'blog/docs/names'],
    ['fixtures/content/docs/page.mdx', 'fixtures/content/docs/page'],
  ])('%s is %s', (file, id) => {
    expect(pageId(file)).toBe(id)
  })
})
