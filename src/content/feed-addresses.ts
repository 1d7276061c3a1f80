/** Addresses of the feeds on the site. */
export const FEEDS = {
  blog: '/blog/rss.xml',
  releases: '/release-notes/rss.xml',
} as const
