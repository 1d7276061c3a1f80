import { readFloor } from '../../records/floor'
import type { SiteFacts } from '../../markdown/components/site-facts'
import { shownExamples } from '../client-examples/shown-examples'
import { parameterGroups } from '../../content/parameters/parameters'
import { readParameterFiles } from '../../content/parameters/read-parameters'
import { readServerFacts } from '../reference/read-server-facts'
import { readSiteData, type SiteDataValue } from '../../content/site/read-site-data'

/** Site data shown by components. */
export const SHOWN_SITE_DATA = ['customers', 'knownIssues', 'contact', 'release'] as const

/**
 * Facts shown by components. Each file is read when a page needs it, so that an invalid file only affects its pages.
 */
export function siteFacts(root: string, latestRelease: SiteFacts['latestRelease']): SiteFacts {
  const shown = <Name extends (typeof SHOWN_SITE_DATA)[number]>(name: Name): SiteDataValue<Name> =>
    readSiteData(root, name).value
  return {
    latestRelease,
    get clientExamples() {
      return shownExamples(root).languages
    },
    get tools() {
      return shownExamples(root).tools
    },
    get parameters() {
      return parameterGroups(readParameterFiles(root), readServerFacts(root, 'parameters').items)
    },
    get customers() {
      return shown('customers')
    },
    get knownIssues() {
      return shown('knownIssues')
    },
    get contact() {
      return shown('contact')
    },
    get leadIns() {
      return readSiteData(root, 'site').value.leadIns
    },
    get exampleCount() {
      return readFloor(root) ?? 0
    },
    get releaseTexts() {
      return shown('release')
    },
  }
}
