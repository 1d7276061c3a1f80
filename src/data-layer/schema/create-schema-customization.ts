import type { GatsbyNode } from 'gatsby'
import { codeHostTypes } from '../code-host/types'
import { siteTypes } from './site-types'
import { writtenPageTypes } from './written-page'

/** Every GraphQL type of ours. The committed schema.graphql is their snapshot. */
export const OUR_TYPES = [writtenPageTypes, siteTypes, codeHostTypes]

/** Declares our types, so that none depends on what content happens to exist. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  for (const types of OUR_TYPES) actions.createTypes(types)
}
