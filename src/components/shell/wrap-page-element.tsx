import type { GatsbyBrowser } from 'gatsby'
import { Shell } from './shell'

/** Puts the shell around each page, in the browser and when HTML is written. */
export const wrapPageElement: NonNullable<GatsbyBrowser['wrapPageElement']> = ({ element, props }) => (
  <Shell path={routeOf(props.pageContext)}>{element}</Shell>
)

/**
 * The route that the page was made for, not the address in the browser: the page for unknown addresses is one file
 * for all of them, and its first render must be the same everywhere.
 */
function routeOf(context: { route?: string }): string {
  return context.route ?? '/404/'
}
