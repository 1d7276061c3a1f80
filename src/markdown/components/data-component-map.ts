import { clientExample } from './client-example'
import { clientExamples } from './client-examples'
import { customerNames, customerQuotes, customers, featuredCustomer } from './customers'
import type { DataComponent } from './data-component'
import { knownIssue } from './known-issue'
import { knownIssues } from './known-issues'
import { leadIn } from './lead-in'
import { parameters } from './parameters'
import { ranWith } from './ran-with'
import { releaseAssets } from './release-assets'
import { releaseFacts } from './release-facts'
import { releaseNotes } from './release-notes'
import { storageCalculator } from './storage-calculator'
import { toolFile, toolOutput } from './tool-example'

/** Components that insert facts about the site. */
export const DATA_COMPONENTS: Readonly<Record<string, DataComponent>> = {
  ClientExample: clientExample,
  ClientExamples: clientExamples,
  CustomerNames: customerNames,
  CustomerQuotes: customerQuotes,
  Customers: customers,
  FeaturedCustomer: featuredCustomer,
  KnownIssue: knownIssue,
  KnownIssues: knownIssues,
  LeadIn: leadIn,
  Parameters: parameters,
  RanWith: ranWith,
  ReleaseAssets: releaseAssets,
  ReleaseFacts: releaseFacts,
  ReleaseNotes: releaseNotes,
  StorageCalculator: storageCalculator,
  ToolFile: toolFile,
  ToolOutput: toolOutput,
}
