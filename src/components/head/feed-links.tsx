import { FEEDS } from '../../content/feed-addresses'

interface FeedLinksProps {
  feeds: readonly (keyof typeof FEEDS)[]
  /** Name of the site. */
  site: string
}

/** Lets feed readers find the feeds from a page. */
export function FeedLinks({ feeds, site }: FeedLinksProps) {
  return feeds.map((name) => (
    <link
      key={name}
      rel="alternate"
      type="application/rss+xml"
      title={`${site} ${name}`}
      href={FEEDS[name]}
    />
  ))
}
