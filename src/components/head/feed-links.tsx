import { FEEDS } from '../../content/feed-addresses'

interface FeedLinksProps {
  feeds: readonly (keyof typeof FEEDS)[]
  /** Name of the site. */
  site: string
}

/** Links that let feed readers discover the feeds. */
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
