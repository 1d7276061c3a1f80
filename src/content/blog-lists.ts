import type { BlogData } from './site/marketing-schemas'

/** Properties of a post that the lists use. */
export interface ListedPost {
  id: string
  route: string
  title: string
  /** Publication date, for example `2025-07-11`. */
  date: string
  tags: readonly string[]
}

/** One page of a list of posts. */
export interface BlogList {
  route: string
  /** Topic of the list; null for all posts. */
  tag: string | null
  title: string
  description: string
  /** Number of this page, starting at 1, and the total number of pages. */
  page: number
  pages: number
  /** Route of the page with newer posts. */
  newer: string | null
  /** Route of the page with older posts. */
  older: string | null
  /** Ids of the posts on this page. */
  ids: string[]
}

/** Page context of the list template. */
export interface BlogListContext extends BlogList {
  /** URL of the social image, relative to the site. */
  socialImage: string
}

/** Sorts by code units, like the data layer, so that queries and lists agree. */
const inOrder = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)

/** Sorts posts newest first, and posts of the same day by title, which makes the order deterministic. */
export function newestFirst<Post extends Pick<ListedPost, 'date' | 'title'>>(posts: readonly Post[]): Post[] {
  return [...posts].sort((a, b) => inOrder(b.date, a.date) || inOrder(a.title, b.title))
}

/** Returns the route of a topic's list, such as `/blog/tags/release/`, or of the list of all posts. */
export function listRoute(tag: string | null, page = 1): string {
  const list = tag === null ? '/blog/' : `/blog/tags/${tag}/`
  return page === 1 ? list : `${list}page/${page}/`
}

/** Returns all pages of all lists: all posts, then each topic in blog.yml. A list without posts has one empty page. */
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
        // titles and descriptions have to be unique across the site, so those of further pages include the page number
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
