import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { schema as published } from '@octokit/graphql-schema'
import { buildSchema } from 'gatsby/graphql'
import { createHandler } from 'graphql-http/lib/use/http'

/** The code host's public schema, 1.2 MB. */
const publishedSchema = buildSchema(published.idl, { assumeValid: true })

const DOWNLOADS = 'https://github.com/questdb/questdb/releases/download/9.9.9/'

/** Data of the fake code host: invented figures of an invented release, in the code host's format. */
export function fakeRepository() {
  return {
    nameWithOwner: 'questdb/questdb',
    name: 'questdb',
    url: 'https://github.com/questdb/questdb',
    description: 'A time-series database',
    stargazerCount: 15_001,
    forkCount: 1_301,
    issues: { totalCount: 401 },
    licenseInfo: { name: 'Apache License 2.0', spdxId: 'Apache-2.0' },
    defaultBranchRef: { name: 'master' },
    repositoryTopics: { nodes: [{ topic: { name: 'time-series' } }, { topic: { name: 'sql' } }] },
    latestRelease: {
      tagName: '9.9.9',
      name: '9.9.9',
      isDraft: false,
      isPrerelease: false,
      createdAt: '2026-01-02T03:04:05Z',
      publishedAt: '2026-01-02T04:00:00Z',
      url: 'https://github.com/questdb/questdb/releases/tag/9.9.9',
      description: 'Notes of the code host',
      releaseAssets: {
        nodes: ['questdb-9.9.9-rt-linux-x86-64.tar.gz', 'questdb-9.9.9-no-jre-bin.tar.gz'].map(
          (name, index) => ({
            name,
            size: 27_000_001 + index,
            downloadCount: 70 + index,
            contentType: 'application/gzip',
            downloadUrl: DOWNLOADS + name,
          }),
        ),
      },
      reactionGroups: [
        { content: 'THUMBS_UP', reactors: { totalCount: 5 } },
        { content: 'THUMBS_DOWN', reactors: { totalCount: 0 } },
        { content: 'ROCKET', reactors: { totalCount: 3 } },
        { content: 'EYES', reactors: { totalCount: 1 } },
      ],
      mentions: { totalCount: 12 },
    },
  }
}

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void

/** A local GraphQL server with the real schema that can be made to misbehave. */
export interface FakeCodeHost {
  url: string
  /** Authorization headers of the requests so far. */
  authorizations: (string | undefined)[]
  /** Data of the server; change it before sending a query. */
  repository: ReturnType<typeof fakeRepository>
  /** Set to respond incorrectly. */
  misbehave: Behaviour | undefined
  close(): Promise<void>
}

/** Starts the server on a free port of 127.0.0.1. */
export async function startFakeCodeHost(): Promise<FakeCodeHost> {
  const host: FakeCodeHost = {
    url: '',
    authorizations: [],
    repository: fakeRepository(),
    misbehave: undefined,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  }
  const wellBehaved = createHandler({
    schema: publishedSchema,
    rootValue: {
      repository: ({ owner, name }: { owner: string; name: string }) =>
        `${owner}/${name}` === 'questdb/questdb' ? host.repository : null,
    },
  })
  const server = createServer((request, response) => {
    host.authorizations.push(request.headers.authorization)
    if (host.misbehave) host.misbehave(request, response)
    else void wellBehaved(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`
  return host
}

/** A behavior that responds with a status, headers, and a body. */
export const answer =
  (status: number, body: string, headers: Record<string, string> = {}): Behaviour =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)

/** A behavior that responds with 200 and a value as JSON. */
export const json = (data: unknown) => answer(200, JSON.stringify(data))
