import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { buildIn, DIGEST_LENGTH, isCutOff, isFile, pageIn } from './check-answer'

const answer = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } })

describe('a file of the manifest', () => {
  const SCRIPT = 'console.log("é")'
  const file = {
    url: '/app-2687742935a2043f26fa.js',
    bytes: 20,
    sha256: createHash('sha256').update(SCRIPT).digest('hex').slice(0, DIGEST_LENGTH),
  }

  it('is recognized by its content', async () => {
    expect(await isFile(answer(SCRIPT, 'text/javascript'), file)).toBe(true)
  })

  it.each([
    ['the page of a captive portal', answer('<html>', 'text/html; charset=utf-8')],
    ['the file itself served as HTML', answer(SCRIPT, 'text/html')],
    ['half of it', answer(SCRIPT.slice(0, 5), 'text/javascript')],
    ['an error', answer(SCRIPT, 'text/javascript', 500)],
  ])('is not %s', async (_, wrong) => {
    expect(await isFile(wrong, file)).toBe(false)
  })
})

describe('a page', () => {
  const HTML =
    '<html><script id="page-data" type="application/json">{"path":"/docs/","build":"0a1b"}</script></html>'

  it('tells its route and build', async () => {
    expect(await pageIn(answer(HTML, 'text/html; charset=utf-8'))).toEqual({ route: '/docs/', build: '0a1b' })
  })

  it.each([
    ['an error', answer(HTML, 'text/html', 404)],
    ['cut off', answer(HTML.replace('</html>', ''), 'text/html')],
    ['no page of this site', answer('<html>Sign in</html>', 'text/html')],
    ['something else', answer(HTML, 'text/plain')],
  ])('is not %s', async (_, wrong) => {
    expect(await pageIn(wrong)).toBeUndefined()
  })
})

describe('a page that is cut off', () => {
  const HEAD = '<!DOCTYPE html><html><head><meta name="styles" content="0a1b"/></head><body><h1>Sym'

  it('is one of this site without its end', async () => {
    expect(await isCutOff(answer(HEAD, 'text/html'))).toBe(true)
  })

  it.each([
    ['a complete page', answer(`${HEAD}bol</h1></body></html>`, 'text/html')],
    ['the page of a captive portal', answer('<p>Sign in', 'text/html')],
    ['an error', answer(HEAD, 'text/html', 404)],
  ])('is not %s', async (_, other) => {
    expect(await isCutOff(other)).toBe(false)
    expect(await other.text()).not.toBe('')
  })
})

it('finds the build of documents and of data, and none where there is none', () => {
  expect(buildIn('<p>"build":"ffff"}</p><script>{"result":{},"build":"0a1b"}</script></body>')).toBe('0a1b')
  expect(buildIn('{"result":{},"build":"0a1b2c3d4e5f"}')).toBe('0a1b2c3d4e5f')
  expect(buildIn('{"build":"0a1b","result":{}}')).toBeUndefined()
  expect(buildIn('<p>')).toBeUndefined()
})
