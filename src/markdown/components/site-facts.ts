import type { LanguageExamples } from '../../content/client-examples/read-language'
import type { ToolEntry } from '../../content/client-examples/read-tools'
import type { ReleaseFacts } from '../../content/code-host/facts'
import type { ParameterGroup } from '../../content/parameters/parameters'
import type { KnownIssue } from '../../content/site/known-issues-schema'
import type { ContactData, CustomersData, ReleaseTexts } from '../../content/site/marketing-schemas'
import type { SiteData } from '../../content/site/site-data-schemas'

/** Facts that components show, besides what the author writes. Each is read when a page asks for it. */
export interface SiteFacts {
  /** content/customers/stories.yml */
  readonly customers: CustomersData
  /** content/known-issues.yml */
  readonly knownIssues: readonly KnownIssue[]
  /** content/site/contact.yml */
  readonly contact: ContactData
  /** content/site/release.yml */
  readonly releaseTexts: ReleaseTexts
  /** Properties of the server's configuration: content/reference/parameters with what the server reports. */
  readonly parameters: readonly ParameterGroup[]
  /** Programs of content/examples, in the order of their tabs. */
  readonly clientExamples: readonly LanguageExamples[]
  /** Examples of content/examples/tools. */
  readonly tools: readonly ToolEntry[]
  /** Sentences that introduce the product, each with a link: content/site/site.yml */
  readonly leadIns: SiteData['leadIns']
  /** Examples of the site that are run and compared with their records. */
  readonly exampleCount: number
  /** The latest release with all that is known of it. */
  readonly latestRelease: ReleaseFacts
}
