import { describe, expect, it } from 'vitest'
import type { ClientExampleEntry } from '../../../src/content/client-examples/entries'
import { ServerGone, StatementTimeout } from '../../verify/server/exec-client'
import { runProgram, type ProgramContext } from './run-program'

const ENTRY = { file: 'go/http.go', server: 'open', datasets: [] } as unknown as ClientExampleEntry

/** A context whose server fails every statement. */
function contextThatFails(error: Error): ProgramContext {
  const fail = () => Promise.reject(error)
  const server = { client: { exec: fail, query: fail } }
  return { servers: { get: () => Promise.resolve(server) } } as unknown as ProgramContext
}

describe('runProgram', () => {
  it('reports a statement that times out as a problem of this program, so that the others run', async () => {
    const context = contextThatFails(new StatementTimeout(60_000, 'DROP\nALL TABLES'))
    expect(await runProgram(ENTRY, context)).toMatchObject({
      entry: ENTRY,
      problems: [{ problem: 'a statement took longer than 60 s', detail: ['DROP', 'ALL TABLES'] }],
    })
  })

  it('passes on that the server is gone', async () => {
    await expect(runProgram(ENTRY, contextThatFails(new ServerGone('closed')))).rejects.toThrow(ServerGone)
  })
})
