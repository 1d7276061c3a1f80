import { ownValue } from '../base/own-value'

/** A version of the documentation, as returned by GraphQL. */
export interface DocsVersion {
  /** Version of the product, for example 9.0. */
  readonly name: string
  readonly label: string
  /** A route for the version of this build, an absolute URL for others. */
  readonly href: string
  /** current, next, supported, or old */
  readonly status: string
}

/** Key in local storage with the name of the version that the reader selected last. */
export const VERSION_KEY = 'docs-version'

/** Returns the version that this build documents: the one whose link is a route. */
export function versionHere(versions: readonly DocsVersion[]): DocsVersion | undefined {
  return versions.find(({ href }) => href.startsWith('/'))
}

/** Returns the version of the current release. */
export function currentVersion(versions: readonly DocsVersion[]): DocsVersion | undefined {
  return versions.find(({ status }) => status === 'current')
}

/**
 * Returns the URL of a page in another version.
 *
 * @param path route of the page in the version of this build
 */
export function samePageIn(version: DocsVersion, here: DocsVersion, path: string): string {
  return path.startsWith(here.href) ? version.href + path.slice(here.href.length) : version.href
}

const WHAT_IT_IS: Readonly<Record<string, string>> = {
  next: 'which hasn’t been released yet',
  supported: 'an older version that is still supported',
  old: 'an older version that is no longer supported',
}

/** Returns the notice on pages of any version except the current one; undefined for the current version. */
export function versionWarning(here: DocsVersion, product: string): string | undefined {
  const what = ownValue(WHAT_IT_IS, here.status)
  return what && `This documentation is for ${product} ${here.label}, ${what}.`
}
