import { readFloor } from '../../records/floor'
import type { SiteFacts } from '../../markdown/components/site-facts'
import { shownExamples } from '../client-examples/shown-examples'
import { parameterGroups } from '../../content/parameters/parameters'
import { readParameterFiles } from '../../content/parameters/read-parameters'
import { readServerFacts } from '../reference/read-server-facts'
import { readSiteData, type SiteDataName, type SiteDataValue } from '../../content/site/read-site-data'
import { readOnce } from './read-once'

/** Site data shown by components. */
export const SHOWN_SITE_DATA = ['customers', 'knownIssues', 'contact', 'release'] as const

/**
 * Facts shown by components. Each file is read when a page needs it, so that an invalid file only affects its pages.
 */
export function siteFacts(root: string, latestRelease: SiteFacts['latestRelease']): SiteFacts {
  const siteData = <Name extends SiteDataName>(name: Name): (() => SiteDataValue<Name>) =>
    readOnce(() => readSiteData(root, name).value)
  const examples = readOnce(() => shownExamples(root))
  const parameters = readOnce(() =>
    parameterGroups(readParameterFiles(root), readServerFacts(root, 'parameters').items),
  )
  const customers = siteData('customers')
  const knownIssues = siteData('knownIssues')
  const contact = siteData('contact')
  const site = siteData('site')
  const release = siteData('release')
  const exampleCount = readOnce(() => readFloor(root) ?? 0)
  return {
    latestRelease,
    get clientExamples() {
      return examples().languages
    },
    get tools() {
      return examples().tools
    },
    get parameters() {
      return parameters()
    },
    get customers() {
      return customers()
    },
    get knownIssues() {
      return knownIssues()
    },
    get contact() {
      return contact()
    },
    get leadIns() {
      return site().leadIns
    },
    get exampleCount() {
      return exampleCount()
    },
    get releaseTexts() {
      return release()
    },
  }
}
