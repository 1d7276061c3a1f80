import { ApolloLink, Observable, type FetchResult } from '@apollo/client/core'
import type { GraphQLSchema } from 'gatsby/graphql'
import { inProcessLink } from './in-process-link'
import { codeHostSchema } from './schema-subset'
import { chosenAnswer } from './shared-choice'

/** The options of gatsby-source-graphql that we use. */
export interface CodeHostPlugin {
  resolve: 'gatsby-source-graphql'
  options: {
    typeName: string
    fieldName: string
    createSchema: () => GraphQLSchema
    createLink: () => ApolloLink
  }
}

/**
 * The entry for `plugins` in gatsby-config.ts, which adds the code host's schema to Gatsby's as `codeHost`.
 * `createSchema` avoids the introspection of a 1.2 MB schema, and `createLink` uses the response chosen for the build,
 * see `chosenAnswer`. Templates query the nodes `Release` and `Repository` instead because the plugin marks every page
 * that reads `codeHost` as stale in each build.
 */
export function codeHostPlugin(): CodeHostPlugin {
  return {
    resolve: 'gatsby-source-graphql',
    options: {
      typeName: 'CodeHost',
      fieldName: 'codeHost',
      createSchema: codeHostSchema,
      createLink: () => lazyLink(async () => inProcessLink((await chosenAnswer()).answer)),
    },
  }
}

/** A link created by the first query, so that workers that never query `codeHost` never send a request. */
function lazyLink(make: () => Promise<ApolloLink>): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable<FetchResult>((observer) => {
        make().then(
          (link) => ApolloLink.execute(link, operation).subscribe(observer),
          (error: unknown) => observer.error(error),
        )
      }),
  )
}
