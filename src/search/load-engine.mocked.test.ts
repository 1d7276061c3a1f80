import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildSearchFile } from './build-search-file'

const { file } = buildSearchFile(
  [
    {
      route: '/docs/concept/symbol/',
      title: 'Symbol',
      description: '',
      label: 'Symbol',
      keywords: [],
      place: [],
      group: 'Docs',
      sections: [{ anchor: null, heading: null, text: 'Strings that repeat.', code: '' }],
      functions: [],
      errors: [],
    },
  ],
  { synonyms: [], suggestions: ['What is a symbol?'], phrases: {}, parameters: new Set() },
)
const INDEX = '/search/b7/index.json'
const TEXT = '/search/b7/text/3.json'
const SECTIONS = [{ text: 'Strings that repeat.', code: '' }]

/** What the network answers next, and what it was asked for. */
const answers: (() => Response | Promise<Response>)[] = []
const asked: { address: string; options: RequestInit }[] = []
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })
const addresses = () => asked.map(({ address }) => address)

/** The module as a page has it that was just opened. */
const opened = async () => {
  vi.resetModules()
  return import('./load-engine')
}

beforeEach(() => {
  answers.length = 0
  asked.length = 0
  vi.stubGlobal('window', { ___webpackCompilationHash: 'b7' })
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    asked.push({ address, options })
    const answer = answers.shift()
    if (!answer) throw new TypeError('offline')
    return answer()
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('loadSearch', () => {
  it('opens the index of the build that the tab shows, which it fetches once', async () => {
    const { loadSearch } = await opened()
    answers.push(() => json(file))
    const { engine, suggestions } = await loadSearch()
    expect(engine.search('repeat').map(({ route }) => route)).toEqual(['/docs/concept/symbol/'])
    expect(suggestions).toEqual(['What is a symbol?'])
    expect((await loadSearch()).engine).toBe(engine)
    expect(addresses()).toEqual([INDEX])
  })

  it('fetches once for two that ask at the same time', async () => {
    const { loadSearch } = await opened()
    answers.push(() => json(file))
    const [one, other] = await Promise.all([loadSearch(), loadSearch()])
    expect(other.engine).toBe(one.engine)
    expect(addresses()).toEqual([INDEX])
  })

  it.each([
    ['an error of the host', () => json(file, 503)],
    ['a page instead of the index', () => new Response('<html>Log in</html>')],
    ['other data instead of the index', () => json({ message: 'Log in' })],
    ['a lost connection', () => Promise.reject(new TypeError('offline'))],
  ])('does not use %s, and tries again when asked again', async (_, answer) => {
    const { loadSearch } = await opened()
    answers.push(answer, () => json(file))
    await expect(loadSearch()).rejects.toThrow()
    expect((await loadSearch()).engine.search('repeat')).toHaveLength(1)
    expect(addresses()).toEqual([INDEX, INDEX])
  })

  it('names the file and the status when the host reports an error', async () => {
    const { loadSearch } = await opened()
    answers.push(() => json(file, 404))
    await expect(loadSearch()).rejects.toThrow(`${INDEX}: HTTP 404`)
  })

  it('does not take what the browser has cached without asking the host', async () => {
    const { loadSearch } = await opened()
    answers.push(() => json(file))
    await loadSearch()
    expect(asked[0]?.options.cache).toBe('no-cache')
  })

  it('gives up after a while, and says so', async () => {
    const clock = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
    const { loadSearch } = await opened()
    answers.push(
      () =>
        new Promise((_, reject) => {
          asked[0]?.options.signal?.addEventListener('abort', () => reject(new Error('too late')))
        }),
    )
    const loading = loadSearch()
    clock.abort()
    await expect(loading).rejects.toThrow('too late')
    expect(timeout).toHaveBeenCalledWith(15_000)
  })
})

describe('textsOf', () => {
  it('fetches the texts of a page once, and those of another page apart from them', async () => {
    const { textsOf } = await opened()
    answers.push(
      () => json(SECTIONS),
      () => json([]),
    )
    expect(await textsOf(3)).toEqual(SECTIONS)
    expect(await textsOf(3)).toEqual(SECTIONS)
    expect(await textsOf(4)).toEqual([])
    expect(addresses()).toEqual([TEXT, '/search/b7/text/4.json'])
  })

  it('fetches once for two that ask at the same time', async () => {
    const { textsOf } = await opened()
    answers.push(() => json(SECTIONS))
    expect(await Promise.all([textsOf(3), textsOf(3)])).toEqual([SECTIONS, SECTIONS])
    expect(addresses()).toEqual([TEXT])
  })

  it.each([
    ['what is no list', () => json({ message: 'Log in' }), 'text/3.json is not a list of sections'],
    ['an error of the host', () => json(SECTIONS, 500), `${TEXT}: HTTP 500`],
    ['a lost connection', () => Promise.reject(new TypeError('offline')), 'offline'],
  ])('does not use %s, says so, and tries again when asked again', async (_, answer, message) => {
    const { textsOf } = await opened()
    answers.push(answer, () => json(SECTIONS))
    await expect(textsOf(3)).rejects.toThrow(message)
    expect(await textsOf(3)).toEqual(SECTIONS)
    expect(addresses()).toEqual([TEXT, TEXT])
  })
})

describe('failureReason', () => {
  it.each([
    ['another build is deployed', () => json({ build: 'b8' }), 'outdated'],
    ['the same build is deployed', () => json({ build: 'b7' }), 'unreachable'],
    ['the host reports an error', () => json({ build: 'b8' }, 503), 'unreachable'],
    ['the name of the build is missing', () => json({}), 'unreachable'],
    ['the name of the build is no name', () => json({ build: 8 }), 'unreachable'],
    ['a page comes instead', () => new Response('<html>Log in</html>'), 'unreachable'],
    ['the connection is lost', () => Promise.reject(new TypeError('offline')), 'unreachable'],
  ])('where %s', async (_, answer, expected) => {
    const { failureReason } = await opened()
    answers.push(answer)
    expect(await failureReason()).toBe(expected)
    expect(addresses()).toEqual(['/build.json'])
    expect(asked[0]?.options.cache).toBe('no-store')
    expect(asked[0]?.options.signal).toBeInstanceOf(AbortSignal)
  })
})
