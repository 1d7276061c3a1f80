import { describe, expect, it, vi } from 'vitest'
import { explain, timeOutError, wordsOf, type Probe } from './load-failure'

const DATA = '/page-data/docs/x/page-data.json'
const CHUNK = 'https://example.com/926-abc.js'

/** In the same shape as the errors of webpack's runtime. */
const chunkError = (type: string) =>
  Object.assign(new Error(`Loading chunk 926 failed.\n(${type}: ${CHUNK})`), {
    name: 'ChunkLoadError',
    type,
    request: CHUNK,
  })
const finds = (found: Awaited<ReturnType<Probe>>) => vi.fn<Probe>(() => Promise.resolve(found))

describe('explain', () => {
  it.each([
    [{ kind: 'network' } as const, 'network: no response'],
    [{ kind: 'status', status: 503 } as const, 'status 503'],
    [{ kind: 'parse' } as const, 'parse: unexpected response'],
  ])('data that did not come: %o', async (found, type) => {
    const probe = finds(found)
    const failure = await explain(undefined, DATA, probe)
    expect(failure && wordsOf(failure)).toBe(`Loading the page data failed (${type}: ${DATA})`)
    expect(probe).toHaveBeenCalledWith(DATA, true)
  })

  it('data that come now have no failure', async () => {
    expect(await explain(undefined, DATA, finds(undefined))).toBeUndefined()
  })

  it.each([
    ['error', { kind: 'status', status: 404 } as const, 'status 404'],
    ['error', undefined, 'network: no response'],
    ['timeout', undefined, 'timeout after 120 s'],
    ['missing', undefined, 'parse: unexpected response'],
  ])('a chunk, webpack says %s', async (type, found, expected) => {
    const failure = await explain(chunkError(type), DATA, finds(found))
    expect(failure && wordsOf(failure)).toBe(`Loading chunk 926 failed (${expected}: ${CHUNK})`)
  })

  it('data of a static query', async () => {
    const address = '/page-data/sq/d/123.json'
    const failure = await explain(
      new Error(`We couldn't load "${address}"`),
      DATA,
      finds({ kind: 'network' }),
    )
    expect(failure).toEqual({ kind: 'network', address, message: 'Loading shared site data failed' })
  })

  it('data that take too long', async () => {
    const failure = await explain(timeOutError('page data', DATA), DATA, finds(undefined))
    expect(failure?.kind).toBe('timeout')
    expect(failure?.address).toBe(DATA)
  })

  it('anything else by its own words', async () => {
    const failure = await explain(new Error('no chunk "x"'), DATA, finds(undefined))
    expect(failure).toEqual({ kind: 'code', message: 'no chunk "x"' })
  })
})
