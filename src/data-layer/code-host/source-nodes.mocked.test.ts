import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SourceNodesArgs } from 'gatsby'
import {
  buildSchema,
  execute,
  isObjectType,
  parse,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'gatsby/graphql'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChosenAnswer } from '../../content/code-host/answer'
import { chosenAnswer } from './shared-choice'
import { readSnapshot } from './snapshot-file'
import { sourceCodeHostNodes } from './source-nodes'
import { codeHostTypes } from './types'

vi.mock('./shared-choice', async (original) => ({
  ...(await original<typeof import('./shared-choice')>()),
  chosenAnswer: vi.fn(),
}))

interface FactNode {
  id: string
  internal: { type: string; contentDigest: string }
}

const home = process.cwd()
let root: string
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'nodes-'))
  vi.spyOn(process, 'cwd').mockReturnValue(root)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(root, { recursive: true })
})

/** Runs sourceNodes over a choice; gives the nodes by type. */
async function nodesOf(
  change: (chosen: ChosenAnswer) => void = () => undefined,
): Promise<Record<string, FactNode>> {
  const { data, fetchedAt, sizesAreApproximate } = await readSnapshot(home)
  const chosen: ChosenAnswer = { provenance: 'snapshot', answer: data, fetchedAt, sizesAreApproximate }
  change(chosen)
  vi.mocked(chosenAnswer).mockResolvedValue(chosen)
  const nodes: Record<string, FactNode> = {}
  await sourceCodeHostNodes({
    actions: { createNode: (node: FactNode) => void (nodes[node.internal.type] = node) },
    createNodeId: (id: string) => id,
    createContentDigest: (content: unknown) => JSON.stringify(content),
    reporter: console,
  } as unknown as SourceNodesArgs)
  return nodes
}

/** Our types in a schema of their own, with what Gatsby brings. */
function schemaOfTypes(): GraphQLSchema {
  return buildSchema(`
    directive @dontInfer on OBJECT
    directive @dateformat on FIELD_DEFINITION
    scalar Date
    interface Node { id: ID! }
    type Query { release: Release repository: Repository }
    ${codeHostTypes.replace(/(implements Node @dontInfer \{)/g, '$1 id: ID!')}
  `)
}

/** A selection of everything below a type. */
function everything(type: GraphQLObjectType): string {
  const fields = Object.values(type.getFields()).map((field) => {
    const inner = getNamedType(field.type)
    return isObjectType(inner) ? `${field.name} ${everything(inner)}` : field.name
  })
  return `{ ${fields.join(' ')} }`
}

describe('the nodes Release and Repository', () => {
  it.each([
    ['unknown facts as null', () => undefined],
    [
      'all facts',
      ({ answer: { repository } }: ChosenAnswer) => {
        Object.assign(repository, {
          stargazerCount: 1,
          forkCount: 2,
          issues: { totalCount: 3 },
          description: 'x',
        })
        repository.repositoryTopics.nodes = [{ topic: { name: 'sql' } }]
        repository.latestRelease.reactionGroups = [{ content: 'HEART', reactors: { totalCount: 4 } }]
      },
    ],
  ])('fit their types, field by field: %s', async (_name, change) => {
    const nodes = await nodesOf(change)
    const schema = schemaOfTypes()
    const [release, repository] = ['Release', 'Repository'].map(
      (name) => schema.getType(name) as GraphQLObjectType,
    )
    const result = await execute({
      schema,
      document: parse(`{ release ${everything(release!)} repository ${everything(repository!)} }`),
      rootValue: { release: nodes.Release, repository: nodes.Repository },
    })
    expect(result.errors).toBeUndefined()
    const {
      parent: _p,
      children: _c,
      internal: _i,
      ...facts
    } = nodes.Release as FactNode & Record<string, unknown>
    expect(JSON.parse(JSON.stringify(result.data?.release))).toEqual(facts)
    const described = [release!, repository!].flatMap((type) => Object.values(type.getFields()))
    expect(described.filter((field) => !field.description).map(({ name }) => name)).toEqual(['id', 'id'])
  })

  it('stay as they are when the same facts are fetched later, and change with the facts', async () => {
    const at = (fetchedAt: string) => nodesOf((chosen) => void (chosen.fetchedAt = fetchedAt))
    const before = await at('2026-01-01T00:00:00Z')
    const after = await at('2026-01-02T00:00:00Z')
    const starred = await nodesOf(({ answer }) => void (answer.repository.stargazerCount = 1))
    const digest = (nodes: Record<string, FactNode>, type: string) => nodes[type]?.internal.contentDigest
    expect(digest(after, 'Release')).toBe(digest(before, 'Release'))
    expect(digest(starred, 'Repository')).not.toBe(digest(before, 'Repository'))
    expect(digest(starred, 'Release')).toBe(digest(before, 'Release'))
  })

  it('leave the choice to the workers of this process, and no half-written file', async () => {
    await nodesOf()
    expect(await readdir(path.join(root, '.cache'))).toEqual(['code-host-answer.json'])
    const handover = JSON.parse(
      await readFile(path.join(root, '.cache/code-host-answer.json'), 'utf8'),
    ) as object
    expect(handover).toMatchObject({ pid: process.pid, chosen: { provenance: 'snapshot' } })
  })
})
