import type { CreatePagesArgs } from 'gatsby'
import { readSiteData } from '../../content/site/read-site-data'

/** Registers the redirects with Gatsby, so that client-side navigation follows them as well. */
export function createRedirects({ actions }: CreatePagesArgs): void {
  for (const { from, to, status } of readSiteData(process.cwd(), 'redirects').value)
    actions.createRedirect({ fromPath: from, toPath: to, statusCode: status, redirectInBrowser: true })
}
