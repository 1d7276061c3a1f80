import { ApolloLink, Observable, type FetchResult } from '@apollo/client/core'
import type { GraphQLSchema } from 'gatsby/graphql'
import { inProcessLink } from './in-process-link'
import { codeHostSchema } from './schema-subset'
import { chosenAnswer } from './shared-choice'

/** The part of gatsby-source-graphql's options that we use. */
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
 * The entry for `plugins` in gatsby-config.ts: the code host's schema as `codeHost` in Gatsby's schema.
 * `createSchema` spares the build the introspection of a schema of 1.2 MB; `createLink` answers from the
 * answer that the build has chosen, see `chosenAnswer`. Templates query the nodes `Release` and `Repository`
 * instead: the plugin makes every page that reads `codeHost` itself stale at each build.
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

/** A link that is made when the first query needs it: the workers that never query `codeHost` never ask. */
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
