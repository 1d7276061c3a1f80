import { execute } from '@apollo/client/core'
import { firstAnswer } from './first-answer'
import { parse } from 'gatsby/graphql'
import { describe, expect, it } from 'vitest'
import { inProcessLink } from './in-process-link'
import { codeHostQuery, REPOSITORY } from '../../content/code-host/query'
import { readSnapshot } from './snapshot-file'

async function ask(query: string, variables = {}) {
  const { data } = await readSnapshot('.')
  return firstAnswer(execute(inProcessLink(data), { query: parse(query), variables }))
}

const inRepository = (selection: string, owner: string = REPOSITORY.owner) =>
  ask(`{ repository(owner: "${owner}", name: "questdb") { ${selection} } }`)

describe('inProcessLink', () => {
  it('answers the one query with the very data it was given', async () => {
    const { data } = await readSnapshot('.')
    const result = await firstAnswer(
      execute(inProcessLink(data), { query: codeHostQuery, variables: REPOSITORY }),
    )
    expect(result.errors).toBeUndefined()
    expect(JSON.parse(JSON.stringify(result.data))).toEqual(data)
  })

  it('answers other queries: aliases, fewer fields, the first entries of a list', async () => {
    const result = await inRepository(
      'latestRelease { version: tagName releaseAssets(first: 2) { nodes { name } } }',
    )
    expect(result.data).toMatchObject({
      repository: {
        latestRelease: { version: expect.stringMatching(/^\d/), releaseAssets: { nodes: [{}, {}] } },
      },
    })
  })

  it.each([
    ['a field outside the schema', 'watchers { totalCount }', undefined, 'Cannot query field "watchers"'],
    ['closed issues', 'issues(states: [CLOSED]) { totalCount }', undefined, 'use issues(states: [OPEN])'],
    [
      'a list without a length',
      'repositoryTopics { nodes { topic { name } } }',
      undefined,
      'use (first: 100)',
    ],
    [
      'another repository',
      'name',
      'somebody',
      "the name 'somebody/questdb': only questdb/questdb is available here",
    ],
  ])('refuses %s with a reason', async (_name, selection, owner, reason) => {
    const { errors } = await inRepository(selection, owner)
    expect(errors?.map(({ message }) => message).join()).toContain(reason)
  })
})
