import { withPrefix, type GatsbyBrowser } from 'gatsby'
import { Shell } from './shell'

/** Puts the shell around each page, in the browser and when HTML is written. */
export const wrapPageElement: NonNullable<GatsbyBrowser['wrapPageElement']> = ({ element, props }) => (
  <Shell path={pathOf(props.location.pathname)}>{element}</Shell>
)

function pathOf(pathname: string): string {
  const prefix = withPrefix('/')
  const path = pathname.startsWith(prefix) ? `/${pathname.slice(prefix.length)}` : pathname
  return path.endsWith('/') ? path : `${path}/`
}
