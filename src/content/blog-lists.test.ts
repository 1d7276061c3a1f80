import { describe, expect, it } from 'vitest'
import type { BlogData } from './site/marketing-schemas'
import { blogLists, newestFirst, type ListedPost } from './blog-lists'

const post = (number: number, date: string, tags: string[] = []): ListedPost => ({
  id: `id-${number}`,
  route: `/blog/post-${number}/`,
  title: `Post ${number}`,
  date,
  tags,
})
const day = (number: number) => `2025-07-${String(number).padStart(2, '0')}`
const blog = {
  title: 'Blog',
  description: 'All posts.',
  postsOnPage: 8,
  tags: [{ tag: 'release', label: 'Releases', title: 'Posts on releases', description: 'New versions.' }],
} as BlogData
const lists = (count: number) =>
  blogLists(
    Array.from({ length: count }, (_, index) =>
      post(index + 1, day(index + 1), index === 0 ? ['release'] : []),
    ),
    blog,
  )

describe('newestFirst', () => {
  it('sorts by day, and by title within a day', () => {
    const sorted = newestFirst([post(1, day(1)), post(3, day(2)), post(2, day(2))])
    expect(sorted.map(({ id }) => id)).toEqual(['id-2', 'id-3', 'id-1'])
  })
})

describe('blogLists', () => {
  it('makes one page of a full page of posts, and a second for one more', () => {
    expect(lists(8).filter(({ tag }) => tag === null)).toHaveLength(1)
    const [first, second, ...more] = lists(9).filter(({ tag }) => tag === null)
    expect(more).toEqual([])
    expect(first).toMatchObject({ route: '/blog/', newer: null, older: '/blog/page/2/', pages: 2 })
    expect(first!.ids).toEqual(['id-9', 'id-8', 'id-7', 'id-6', 'id-5', 'id-4', 'id-3', 'id-2'])
    expect(second).toMatchObject({
      route: '/blog/page/2/',
      newer: '/blog/',
      older: null,
      title: 'Blog, page 2',
      description: 'Page 2. All posts.',
      ids: ['id-1'],
    })
  })

  it('shows each post on one page', () => {
    const ids = lists(30)
      .filter(({ tag }) => tag === null)
      .flatMap((list) => list.ids)
    expect(new Set(ids).size).toBe(30)
    expect(ids).toHaveLength(30)
  })

  it('lists the posts of a subject', () => {
    expect(lists(3).find(({ tag }) => tag === 'release')).toMatchObject({
      route: '/blog/tags/release/',
      title: 'Posts on releases',
      ids: ['id-1'],
      older: null,
    })
  })

  it('has an empty page where there is no post', () => {
    expect(blogLists([], blog).map(({ route, ids, pages }) => ({ route, ids, pages }))).toEqual([
      { route: '/blog/', ids: [], pages: 1 },
      { route: '/blog/tags/release/', ids: [], pages: 1 },
    ])
  })
})
