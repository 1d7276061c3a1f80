import type { GatsbyBrowser } from 'gatsby'
import { installContent } from './content'
import { progressOnNavigation, stopProgress } from './progress'
import { watchHeadings } from './scroll-spy'
import { restoreTabs } from './tabs'

/** Once the first page stands. */
export const onInitialClientRender: NonNullable<GatsbyBrowser['onInitialClientRender']> = () => {
  installContent(document)
  progressOnNavigation()
}

/** After each change of page, the first included. */
export const onRouteUpdate: NonNullable<GatsbyBrowser['onRouteUpdate']> = ({ location, prevLocation }) => {
  stopProgress()
  restoreTabs(document)
  watchHeadings(document)
  const newPage = prevLocation !== null && prevLocation.pathname !== location.pathname
  if (newPage && !location.hash) {
    focusTitle()
    // Gatsby's router then gives the focus to its own wrapper
    document.getElementById('gatsby-focus-wrapper')?.addEventListener('focus', focusTitle, { once: true })
  }
}

function focusTitle(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
