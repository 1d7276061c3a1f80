/** Paths of the feeds. */
export const FEEDS = {
  blog: '/blog/rss.xml',
  releases: '/release-notes/rss.xml',
} as const
