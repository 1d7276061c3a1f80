import { describe, expect, it } from 'vitest'
import { relatedPosts, type RelatedPost } from './related-posts'

const post = (title: string, date: string, keywords: string[], tags: string[] = []): RelatedPost => ({
  route: `/blog/${title}/`,
  title,
  date,
  keywords,
  tags,
})
const titles = (posts: RelatedPost[]) => posts.map(({ title }) => title)

describe('relatedPosts', () => {
  const here = post('here', '2025-07-05', ['ASOF JOIN', 'arrays'], ['finance'])

  it('puts posts with more shared keywords and tags first, however they are capitalized', () => {
    const posts = [
      post('none', '2025-07-09', ['ttl']),
      post('one', '2025-07-02', ['asof join']),
      post('three', '2025-07-01', ['Asof Join', 'arrays'], ['finance']),
      here,
    ]
    expect(titles(relatedPosts(here, posts))).toEqual(['three', 'one', 'none'])
  })

  it('counts a subject once that is a keyword and a tag', () => {
    const posts = [
      post('twice', '2025-07-01', ['arrays'], ['arrays']),
      post('newer', '2025-07-02', ['arrays']),
    ]
    expect(titles(relatedPosts(here, posts))).toEqual(['newer', 'twice'])
  })

  it('puts newer posts first among equals, and leaves out the post itself and what is too much', () => {
    const posts = ['01', '02', '03', '04'].map((day) => post(day, `2025-07-${day}`, []))
    expect(titles(relatedPosts(here, [...posts, here]))).toEqual(['04', '03', '02'])
    expect(relatedPosts(here, [here])).toEqual([])
  })
})
