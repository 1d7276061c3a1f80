import type { GatsbyBrowser } from 'gatsby'
import { ErrorBoundary } from '../errors/error-boundary'
import { Shell } from './shell'

/** Puts the shell around each page, in the browser and when HTML is written. */
export const wrapPageElement: NonNullable<GatsbyBrowser['wrapPageElement']> = ({ element, props }) => (
  <Shell path={routeOf(props.pageContext)}>
    {/* A new page gets a new boundary: it has not crashed yet. */}
    <ErrorBoundary key={props.location.pathname} around="page">
      {element}
    </ErrorBoundary>
  </Shell>
)

/** Catches what the page's own boundary cannot: errors of the shell. Gatsby wraps what a page puts into its head, too. */
export const wrapRootElement: NonNullable<GatsbyBrowser['wrapRootElement']> = ({ element }) => (
  <ErrorBoundary around="site">{element}</ErrorBoundary>
)

/**
 * The route that the page was made for, not the address in the browser: the page for unknown addresses is one file
 * for all of them, and its first render must be the same everywhere.
 */
function routeOf(context: { route?: string }): string {
  return context.route ?? '/404/'
}
