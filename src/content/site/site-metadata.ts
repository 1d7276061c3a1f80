import type { SiteData } from './site-data-schemas'
import { readSiteData } from './read-site-data'

/** content/site/site.yml as `site { siteMetadata }`. */
export type SiteMetadata = SiteData & {
  /** The same as `url`, under the name that Gatsby's plugins expect. */
  siteUrl: string
  /** The copyright line, with the year of the build. */
  copyright: string
}

/**
 * Reads the site's metadata for gatsby-config. If the file is invalid, it returns placeholders with which Gatsby can
 * start, because Gatsby drops the message of an error in gatsby-config. The content check reads the file again and
 * stops the build with all problems.
 */
export function siteMetadata(root: string): SiteMetadata {
  let data: SiteData
  try {
    data = readSiteData(root, 'site').value
  } catch {
    data = {
      title: '',
      url: 'https://localhost',
      editPath: '',
      links: {},
      copyrightHolder: '',
    } as unknown as SiteData
  }
  return { ...data, siteUrl: data.url, copyright: `© ${new Date().getFullYear()} ${data.copyrightHolder}` }
}
