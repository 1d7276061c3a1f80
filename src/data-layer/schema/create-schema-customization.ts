import type { GatsbyNode } from 'gatsby'
import { OUR_TYPES } from './our-types'

/** Declares our types, so that none of them is inferred from existing content. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  for (const types of OUR_TYPES) actions.createTypes(types)
}
