import { expect, it } from 'vitest'
import { stampHtml, type PageData } from './stamp-html'

const ROUTE = '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/a/";/*]]>*/</script>'
const CODE = `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="0123";</script>`
const HTML = `<p>x</p>${ROUTE}<!-- slice-start -->${CODE}<script src="/app-1.js" async></script>`
const DATA: PageData = {
  path: '/a/',
  result: { data: { docPage: { title: 'A </script>', html: '<p>x</p>' }, site: null } },
  build: 'b1',
}

/** What the browser reads. */
function dataIn(html: string): unknown {
  return JSON.parse(/<script id="page-data" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
}

it('contains the data of the page with its build, without the text, and no script that differs', () => {
  const html = stampHtml(HTML, DATA, false)
  expect(dataIn(html)).toEqual({
    ...DATA,
    result: { data: { docPage: { title: 'A </script>', html: '' }, site: null } },
  })
  expect(html.replace(/<script id="page-data".*?<\/script>/, '')).toBe(
    '<p>x</p><!-- slice-start --><script src="/app-1.js" async></script>',
  )
  expect(DATA.result.data).toHaveProperty('docPage.html', '<p>x</p>')
})

it('replaces what an earlier build wrote, also if Gatsby has written its scripts again', () => {
  const priced = {
    ...DATA,
    result: { data: { docPage: { title: '$& costs $1', html: '' } } },
    build: 'b2',
  }
  const once = stampHtml(HTML, priced, false)
  const earlier = stampHtml(HTML, DATA, false)
  expect(stampHtml(earlier, priced, false)).toBe(once)
  expect(
    stampHtml(earlier.replace('<!-- slice-start -->', `<!-- slice-start -->${CODE}`), priced, false),
  ).toBe(once)
  expect(dataIn(once)).toHaveProperty('result.data.docPage.title', '$& costs $1')
})

it('contains only route and build in a page that is served at other addresses', () => {
  expect(dataIn(stampHtml(HTML, DATA, true))).toEqual({ path: '/a/', build: 'b1' })
})

it('fails for HTML without the script of Gatsby', () => {
  expect(() => stampHtml('<p>', DATA, false)).toThrow(
    'src/gatsby-internals/html/stamp-html.ts expects a script with the ID `gatsby-script-loader` in the HTML',
  )
})

it.each([
  ['an attribute more', 'id="gatsby-chunk-mapping"', 'id="gatsby-chunk-mapping" defer'],
  ['another order', CODE, CODE.replace(/(<script\s.*<\/script>)(\s*<script>.*)/s, '$2$1')],
  ['another script between them', '<script>window', '<script>a()</script><script>window'],
  ['another value', '"0123"', "'0123'"],
])('fails if the scripts of the code have %s', (_, written, changed) => {
  expect(() => stampHtml(HTML.replace(written, changed), DATA, false)).toThrow(
    'src/gatsby-internals/html/stamp-html.ts expects a script with the ID `gatsby-chunk-mapping`',
  )
})

it('leaves text that names the scripts', () => {
  const text = '<code>gatsby-chunk-mapping</code> and <code>window.___webpackCompilationHash</code>'
  expect(stampHtml(HTML.replace('<p>x</p>', text), DATA, false)).toContain(text)
})
