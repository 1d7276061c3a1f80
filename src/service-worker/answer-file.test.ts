import { beforeEach, expect, it, vi } from 'vitest'
import { answerFile } from './answer-file'
import { openFiles } from './stores'
import { fetchEvent, listedFile, listedPage, newBuild, storeBuild, stubCaches } from './test-worker'

const SCRIPT = '/app-2687742935a2043f26fa.js'
let own = ''

beforeEach(async () => {
  stubCaches()
  own = newBuild()
  const pages = [listedPage('/docs/', [listedFile('/static/a-2687742935a2043f26fa.png', 'image')])]
  await storeBuild({ build: own, shell: [listedFile(SCRIPT, 'code')], pages })
})

const file = (content: string, type = 'text/javascript') =>
  new Response(content, { headers: { 'content-type': type } })

async function answerTo(address: string, fromNetwork: string): Promise<string> {
  vi.stubGlobal('fetch', () => Promise.resolve(file(fromNetwork)))
  const { event, settled } = fetchEvent(address)
  const text = await (await answerFile(event, own)).text()
  await settled()
  return text
}
const stored = async (address: string) => (await (await openFiles()).match(address))?.text()

it('returns the stored file without the network, because its content never changes', async () => {
  await (await openFiles()).put(SCRIPT, file('code'))
  expect(await answerTo(SCRIPT, 'other')).toBe('code')
})

it('ignores a page that a captive portal returned in place of the file', async () => {
  await (await openFiles()).put(SCRIPT, file('<html>', 'text/html'))
  expect(await answerTo(SCRIPT, 'code')).toBe('code')
  expect(await stored(SCRIPT)).toBe('code')
})

it.each([
  [SCRIPT, 'code'],
  ['/static/a-2687742935a2043f26fa.png', 'image'],
])('stores the file of the network that the manifest lists: %s', async (address, content) => {
  expect(await answerTo(address, content)).toBe(content)
  expect(await stored(address)).toBe(content)
})

it.each([
  [SCRIPT, 'damaged'],
  ['/unlisted-2687742935a2043f26fa.js', 'code'],
])('returns, but does not store, other content: %s', async (address, content) => {
  expect(await answerTo(address, content)).toBe(content)
  expect(await stored(address)).toBeUndefined()
})
