import { readSiteData, type SiteDataName, type SiteDataValue } from './read-site-data'

const last = new Map<string, unknown>()

/**
 * Reads a site data file for code whose failure would stop Gatsby's development server from answering queries: while
 * the file is invalid, which the content check reports, its last valid value is used.
 *
 * @throws {AggregateError} if the file is invalid in a build, or has never been valid
 */
export function lastValidSiteData<Name extends SiteDataName>(root: string, name: Name): SiteDataValue<Name> {
  const key = `${root}\n${name}`
  try {
    const { value } = readSiteData(root, name)
    last.set(key, value)
    return value
  } catch (error) {
    if (process.env.gatsby_executing_command !== 'develop' || !last.has(key)) throw error
    return last.get(key) as SiteDataValue<Name>
  }
}
