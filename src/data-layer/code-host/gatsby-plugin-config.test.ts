import { createRequire } from 'node:module'
import * as gatsbyGraphql from 'gatsby/graphql'
import { graphql, type ExecutionResult, type GraphQLSchema } from 'gatsby/graphql'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { codeHostPlugin } from './gatsby-plugin-config'

const require = createRequire(import.meta.url)

interface SourceGraphqlPlugin {
  createSchemaCustomization(api: object, options: object): Promise<void>
}

/** Runs the real plugin as Gatsby would, without Gatsby; gives what it would stitch into Gatsby's schema. */
async function stitchedSchema(): Promise<GraphQLSchema> {
  const { resolve, options } = codeHostPlugin()
  const plugin = require(`${resolve}/gatsby-node`) as SourceGraphqlPlugin
  let stitched: GraphQLSchema | undefined
  const actions = { addThirdPartySchema: ({ schema }: { schema: GraphQLSchema }) => void (stitched = schema) }
  await plugin.createSchemaCustomization({ actions, createNodeId: (id: string) => id, cache: {} }, options)
  if (!stitched) throw new Error('the plugin stitched nothing')
  return stitched
}

describe('gatsby-source-graphql with our entry', () => {
  let schema: GraphQLSchema
  const query = async (source: string): Promise<ExecutionResult> =>
    graphql({ schema, source, contextValue: { nodeModel: { createPageDependency: vi.fn() } } })

  beforeEach(async () => {
    vi.stubEnv('GITHUB_TOKEN', '')
    vi.spyOn(console, 'info').mockImplementation(() => undefined)
    schema = await stitchedSchema()
  })

  it('serves the code host under codeHost, types named after it, and asks nobody before the first query', async () => {
    expect(console.info).not.toHaveBeenCalled()
    expect(schema.getType('CodeHost_ReleaseAsset')).toBeDefined()
    expect(schema.getType('Release')).toBeUndefined()
    const result = await query(`{
      codeHost {
        repository(owner: "questdb", name: "questdb") {
          __typename
          stargazerCount
          latestRelease { name publishedAt releaseAssets(first: 1) { nodes { name contentType } } }
        }
      }
    }`)
    expect(result.errors).toBeUndefined()
    expect(result.data).toMatchObject({
      codeHost: {
        repository: {
          __typename: 'CodeHost_Repository',
          latestRelease: {
            name: expect.stringMatching(/^\d/),
            releaseAssets: { nodes: [{ contentType: 'application/gzip' }] },
          },
        },
      },
    })
    expect(console.info).toHaveBeenCalledTimes(1)
  })

  it('tells a template author what cannot be had', async () => {
    const result = await query('{ codeHost { repository(owner: "a", name: "b") { name } } }')
    expect(result.errors?.[0]?.message).toContain('only questdb/questdb is available here')
  })

  it("uses Gatsby's graphql-js, as stitching needs", () => {
    expect(schema).toBeInstanceOf(gatsbyGraphql.GraphQLSchema)
    expect(codeHostPlugin().options.createSchema()).toBeInstanceOf(gatsbyGraphql.GraphQLSchema)
  })
})
