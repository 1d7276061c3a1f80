import { customers } from './customers'
import type { DataComponent } from './data-component'
import { knownIssue } from './known-issue'
import { knownIssues } from './known-issues'
import { releaseAssets } from './release-assets'
import { releaseFacts } from './release-facts'
import { releaseNotes } from './release-notes'

/** Components of the fixed map that stand for facts of the site. */
export const DATA_COMPONENTS: Readonly<Record<string, DataComponent>> = {
  Customers: customers,
  KnownIssue: knownIssue,
  KnownIssues: knownIssues,
  ReleaseAssets: releaseAssets,
  ReleaseFacts: releaseFacts,
  ReleaseNotes: releaseNotes,
}
