import type { GatsbySSR, RenderBodyArgs } from 'gatsby'
import { BASE_PATH_BANNER } from '../errors/base-path-banner'
import { MARK_APPLE_KEYS } from '../../client/apple-keys'
import { MARK_CLOSED_ANNOUNCEMENT } from '../../client/closed-announcement'
import { QUEUE_CLICK } from '../../client/queued-click'
import { NORMALISE_ADDRESS } from '../../client/normalise-address'
import { FONT_FILES } from '../../styles/font-files'
import { rareFonts } from './rare-fonts'

/** Dark is the only theme: whatever else was stored goes, before anything is painted. `js` lets styles know of scripts. */
const BEFORE_PAINT = `(function(d){d.classList.add('js');try{if(localStorage.getItem('theme')!=='dark'){localStorage.removeItem('theme');localStorage.setItem('theme','dark')}}catch(e){console.warn('Browser storage:',e)}})(document.documentElement)`

/** What every HTML file holds besides its page. `bodyHtml` is missing from Gatsby's types, and in development. */
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
    <script
      key="before-paint"
      dangerouslySetInnerHTML={{
        __html: `${BEFORE_PAINT};${MARK_APPLE_KEYS};${MARK_CLOSED_ANNOUNCEMENT};${NORMALISE_ADDRESS};${QUEUE_CLICK}`,
      }}
    />,
    ...[...FONT_FILES, ...rareFonts(bodyHtml)].map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
    )),
    <meta key="styles" name="styles" content={STYLES_DIGEST} />,
    <meta key="theme-color" name="theme-color" content="#21222c" />,
    <meta key="color-scheme" name="color-scheme" content="dark" />,
    <link key="icon" rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ])
  if (process.env.NODE_ENV === 'production')
    setPostBodyComponents([<script key="base-path" dangerouslySetInnerHTML={{ __html: BASE_PATH_BANNER }} />])
}
