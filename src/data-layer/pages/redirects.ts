import type { CreatePagesArgs } from 'gatsby'
import { readSiteData } from '../../content/site/read-site-data'

/** Tells Gatsby of the redirects, so that links inside the site follow them too. */
export function createRedirects({ actions }: CreatePagesArgs): void {
  for (const { from, to, status } of readSiteData(process.cwd(), 'redirects').value)
    actions.createRedirect({ fromPath: from, toPath: to, statusCode: status, redirectInBrowser: true })
}
