import { clientExampleTypes } from '../client-examples/example-types'
import { codeHostTypes } from '../code-host/types'
import { dashboardTypes } from '../dashboard/dashboard-types'
import { referenceTypes } from '../reference/reference-types'
import { knownIssueTypes } from './known-issue-types'
import { marketingTypes } from './marketing-types'
import { siteTypes } from './site-types'
import { writtenPageTypes } from './written-page'

/** All of our GraphQL types. The committed schema.graphql is a snapshot of them. */
export const OUR_TYPES = [
  writtenPageTypes,
  siteTypes,
  marketingTypes,
  knownIssueTypes,
  clientExampleTypes,
  codeHostTypes,
  referenceTypes,
  dashboardTypes,
]
