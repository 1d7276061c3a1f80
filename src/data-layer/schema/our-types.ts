import { codeHostTypes } from '../code-host/types'
import { referenceTypes } from '../reference/reference-types'
import { siteTypes } from './site-types'
import { writtenPageTypes } from './written-page'

/** Every GraphQL type of ours. The committed schema.graphql is their snapshot. */
export const OUR_TYPES = [writtenPageTypes, siteTypes, codeHostTypes, referenceTypes]
