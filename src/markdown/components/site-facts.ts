import type { LanguageExamples } from '../../content/client-examples/read-language'
import type { ToolEntry } from '../../content/client-examples/read-tools'
import type { ReleaseFacts } from '../../content/code-host/facts'
import type { ParameterGroup } from '../../content/parameters/parameters'
import type { KnownIssue } from '../../content/site/known-issues-schema'
import type { ContactData, CustomersData, ReleaseTexts } from '../../content/site/marketing-schemas'
import type { SiteData } from '../../content/site/site-data-schemas'

/** Facts that components show in addition to what authors write. Each one is read when a page needs it. */
export interface SiteFacts {
  /** content/customers/stories.yml */
  readonly customers: CustomersData
  /** content/known-issues.yml */
  readonly knownIssues: readonly KnownIssue[]
  /** content/site/contact.yml */
  readonly contact: ContactData
  /** content/site/release.yml */
  readonly releaseTexts: ReleaseTexts
  /** Configuration properties of the server: content/reference/parameters combined with what the server reports. */
  readonly parameters: readonly ParameterGroup[]
  /** Programs in content/examples, in the order of their tabs. */
  readonly clientExamples: readonly LanguageExamples[]
  /** Examples in content/examples/tools. */
  readonly tools: readonly ToolEntry[]
  /** Sentences that introduce the product, each with a link: content/site/site.yml */
  readonly leadIns: SiteData['leadIns']
  /** Number of examples on the site that are run and compared with their records. */
  readonly exampleCount: number
  /** The latest release with all known facts. */
  readonly latestRelease: ReleaseFacts
}
