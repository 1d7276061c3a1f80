import type { GraphQLSchema } from 'graphql'
import type { Store } from 'gatsby'
import type { SiteMetadata } from '../content/site/site-metadata'

/** The part of Gatsby's state that we read. */
export interface GatsbyState {
  config: { siteMetadata: SiteMetadata; pathPrefix?: string }
  /** Options of the command line. */
  program: { prefixPaths?: boolean }
  flattenedPlugins: { name: string; pluginOptions: Record<string, unknown> }[]
  schema: GraphQLSchema
  /** Pages by route. */
  pages: ReadonlyMap<string, unknown>
}

/** Gatsby's state with the types it lacks. */
export function gatsbyState(store: Store): GatsbyState {
  const getState = store.getState as () => GatsbyState
  return getState()
}
