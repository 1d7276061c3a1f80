import type { BlogData } from './site/marketing-schemas'

/** What the lists need to know of a post. */
export interface ListedPost {
  id: string
  route: string
  title: string
  /** Day of publication, `2025-07-11`. */
  date: string
  tags: readonly string[]
}

/** One page of a list of posts. */
export interface BlogList {
  route: string
  /** Subject of the list; null: all posts. */
  tag: string | null
  title: string
  description: string
  /** Number of this page, from 1, and of all pages of the list. */
  page: number
  pages: number
  /** Route of the page with newer posts. */
  newer: string | null
  /** Route of the page with older posts. */
  older: string | null
  /** Posts on this page, by id. */
  ids: string[]
}

/** What the template of a list gets. */
export interface BlogListContext extends BlogList {
  /** Address of the image for social networks, relative to the site. */
  socialImage: string
}

/** As the data layer sorts: by code units, so that queries and lists agree. */
const inOrder = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)

/** Newest first; posts of one day by title, so that the order is the same in each build. */
export function newestFirst<Post extends Pick<ListedPost, 'date' | 'title'>>(posts: readonly Post[]): Post[] {
  return [...posts].sort((a, b) => inOrder(b.date, a.date) || inOrder(a.title, b.title))
}

/** Address of the list of a subject: `/blog/tags/release/`; of all posts without one. */
export function listRoute(tag: string | null, page = 1): string {
  const list = tag === null ? '/blog/' : `/blog/tags/${tag}/`
  return page === 1 ? list : `${list}page/${page}/`
}

/** Every page of every list: all posts, then each subject of blog.yml. A list without posts has one empty page. */
export function blogLists(posts: readonly ListedPost[], blog: BlogData): BlogList[] {
  const ordered = newestFirst(posts)
  const about = [{ tag: null, title: blog.title, description: blog.description }, ...blog.tags]
  return about.flatMap(({ tag, title, description }) => {
    const listed = ordered.filter(({ tags }) => tag === null || tags.includes(tag))
    const pages = Math.max(1, Math.ceil(listed.length / blog.postsOnPage))
    return Array.from({ length: pages }, (_, index): BlogList => {
      const page = index + 1
      return {
        route: listRoute(tag, page),
        tag,
        // pages of one list are told apart: no two pages of the site share title or description
        title: page === 1 ? title : `${title}, page ${page}`,
        description: page === 1 ? description : `Page ${page}. ${description}`,
        page,
        pages,
        newer: page > 1 ? listRoute(tag, page - 1) : null,
        older: page < pages ? listRoute(tag, page + 1) : null,
        ids: listed.slice(index * blog.postsOnPage, page * blog.postsOnPage).map(({ id }) => id),
      }
    })
  })
}
