import { expect, it } from 'vitest'
import type { SiteMetadata } from '../../content/site/site-metadata'
import { checkPathPrefix } from './check-path-prefix'

const siteMetadata = {} as SiteMetadata
const messages = (pathPrefix: string | undefined, prefixPaths: boolean) =>
  checkPathPrefix({ config: { siteMetadata, pathPrefix }, program: { prefixPaths } }).map(
    ({ message }) => message,
  )

it('rejects a path prefix, whether configured or requested on the command line', () => {
  expect(messages('/preview', false)).toEqual([
    'gatsby-config.ts: pathPrefix is set to "/preview", but search, offline reading, and redirects work only at the root of a host. remove pathPrefix, and serve the site at the root of a host or subdomain.',
  ])
  expect(messages(undefined, true)).toEqual([
    'gatsby-config.ts: the build was started with --prefix-paths, but search, offline reading, and redirects work only at the root of a host. remove the option, and serve the site at the root of a host or subdomain.',
  ])
  expect(messages('/preview', true)).toHaveLength(1)
})

it('accepts a site at the root', () => {
  expect(messages(undefined, false)).toEqual([])
  expect(messages('', false)).toEqual([])
})
