import type { GatsbySSR, RenderBodyArgs } from 'gatsby'
import { FEEDS } from '../../content/feed-addresses'
import { FONT_FILES } from '../../styles/font-files'
import { rareFonts } from './rare-fonts'

/**
 * Adds what every HTML file contains besides its page. `bodyHtml` is missing from Gatsby's types, and undefined in
 * development.
 */
export const onRenderBody: NonNullable<GatsbySSR['onRenderBody']> = ({
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
  bodyHtml = '',
}: RenderBodyArgs & { bodyHtml?: string }) => {
  setHtmlAttributes({
    lang: 'en',
    'data-theme': 'dark',
    ...(LIVE_ENDPOINT ? { 'data-live': LIVE_ENDPOINT } : {}),
  } as React.HTMLAttributes<HTMLHtmlElement>)
  setHeadComponents([
    <script key="head" dangerouslySetInnerHTML={{ __html: INLINE_HEAD }} />,
    ...[...FONT_FILES, ...rareFonts(bodyHtml)].map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
    )),
    <meta key="styles" name="styles" content={STYLES_DIGEST} />,
    <meta key="theme-color" name="theme-color" content={THEME_COLOR} />,
    <meta key="color-scheme" name="color-scheme" content="dark" />,
    <link key="icon" rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <link key="blog" rel="alternate" type="application/rss+xml" title="Blog" href={FEEDS.blog} />,
    <link
      key="releases"
      rel="alternate"
      type="application/rss+xml"
      title="Release notes"
      href={FEEDS.releases}
    />,
  ])
  if (process.env.NODE_ENV === 'production')
    setPostBodyComponents([
      <script key="failure-banner" dangerouslySetInnerHTML={{ __html: INLINE_FAILURE_BANNER }} />,
    ])
}
