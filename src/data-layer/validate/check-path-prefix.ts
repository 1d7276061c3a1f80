import type { GatsbyState } from '../gatsby-state'
import { ContentError } from '../../base/content-error'

/** Reports Gatsby's settings for serving a site below a path of its host, which this site doesn't support. */
export function checkPathPrefix({
  config,
  program,
}: Pick<GatsbyState, 'config' | 'program'>): ContentError[] {
  const cause = config.pathPrefix
    ? `pathPrefix is set to "${config.pathPrefix}"`
    : program.prefixPaths && 'the build was started with --prefix-paths'
  if (!cause) return []
  return [
    new ContentError(
      'gatsby-config.ts',
      undefined,
      `${cause}, but search, offline reading, and redirects work only at the root of a host`,
      `remove ${config.pathPrefix ? 'pathPrefix' : 'the option'}, and serve the site at the root of a host or subdomain`,
    ),
  ]
}
