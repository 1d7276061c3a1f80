import type { GatsbyBrowser } from 'gatsby'
import { ErrorBoundary } from '../errors/error-boundary'
import { Shell } from './shell'

/** Wraps each page in the shell, both in the browser and when HTML is generated. */
export const wrapPageElement: NonNullable<GatsbyBrowser['wrapPageElement']> = ({ element, props }) => (
  <Shell path={routeOf(props.pageContext)}>
    {/* A new page gets a new boundary, which hasn't failed yet. */}
    <ErrorBoundary key={props.location.pathname} around="page">
      {element}
    </ErrorBoundary>
  </Shell>
)

/**
 * Catches errors that the page's own boundary can't: those of the shell. Gatsby also wraps the content of a page's
 * head.
 */
export const wrapRootElement: NonNullable<GatsbyBrowser['wrapRootElement']> = ({ element }) => (
  <ErrorBoundary around="site">{element}</ErrorBoundary>
)

/**
 * The route the page was created for rather than the current URL. All unknown URLs share a single 404 page, whose first
 * render must match its HTML.
 */
function routeOf(context: { route?: string }): string {
  return context.route ?? '/404/'
}
