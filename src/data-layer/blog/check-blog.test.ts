import { describe, expect, it } from 'vitest'
import type { ContentFile } from '../../content/content-file'
import { splitFile } from '../../content/front-matter'
import { parseYaml } from '../../content/yaml-source'
import type { BlogData } from '../../content/site/marketing-schemas'
import { blogListRoutes, checkBlog } from './check-blog'

const YAML = 'postsOnPage: 2\ntags:\n  - tag: release\n  - tag: finance\n  - tag: release\n'
const source = parseYaml('content/site/blog.yml', YAML)
const blog = { file: 'content/site/blog.yml', value: source.value as BlogData, source }
const post = (name: string, tags: string[]) =>
  ({
    ...splitFile(
      `content/blog/${name}.mdx`,
      `---\ntitle: Post\ndescription: What this post is about, in fifty characters or more.\ndate: 2025-07-11\ntags:\n${tags
        .map((tag) => `  - ${tag}\n`)
        .join('')}---\n`,
      'blog',
    ),
    file: `content/blog/${name}.mdx`,
    family: 'blog',
    route: `/blog/${name}/`,
  }) as ContentFile

describe('checkBlog', () => {
  it('names the file of a post with an unknown tag, and the line of a tag that stands twice', () => {
    const messages = checkBlog(blog, [post('one', ['release', 'relese'])]).map(({ message }) => message)
    expect(messages).toEqual([
      expect.stringMatching(/^content\/site\/blog\.yml:5: the tag "release" is listed twice/),
      expect.stringMatching(
        /^content\/blog\/one\.mdx:7: the blog has no tag "relese"\. use one of release, finance/,
      ),
    ])
  })
})

describe('blogListRoutes', () => {
  it('knows every page that links may lead to', () => {
    const posts = ['one', 'two', 'three'].map((name) => post(name, ['finance']))
    expect([
      ...blogListRoutes({ value: { ...blog.value, tags: blog.value.tags.slice(0, 2) } }, posts),
    ]).toEqual([
      '/blog/',
      '/blog/page/2/',
      '/blog/tags/release/',
      '/blog/tags/finance/',
      '/blog/tags/finance/page/2/',
    ])
  })
})
