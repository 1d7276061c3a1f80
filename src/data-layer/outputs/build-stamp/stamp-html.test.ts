import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { stampHtml, type PageData } from './stamp-html'

const HTML = '<script>window.pagePath="/a/";window.___webpackCompilationHash="0123";/*]]>*/</script><p>x</p>'
const DATA: PageData = {
  path: '/a/',
  result: { data: { docPage: { title: 'A </script>', html: '<p>x</p>' }, site: null } },
}

/** What a browser has after the script ran. */
function run(html: string): { pageData?: PageData; ___webpackCompilationHash: string } {
  const script = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const window = {}
  runInNewContext(script.replace('/*]]>*/', ''), { window })
  return window as never
}

it('brings the build and the data of the page, without its text', () => {
  const { pageData, ___webpackCompilationHash: build } = run(stampHtml(HTML, 'b1', DATA))
  expect(build).toBe('b1')
  expect(pageData?.result.data).toEqual({ docPage: { title: 'A </script>', html: '' }, site: null })
  expect(DATA.result.data).toHaveProperty('docPage.html', '<p>x</p>')
})

it('replaces what an earlier build put in, and keeps dollar signs', () => {
  const priced = { ...DATA, result: { data: { docPage: { title: '$& costs $1; /*', html: '' } } } }
  const twice = stampHtml(stampHtml(HTML, 'b1', DATA), 'b2', priced)
  expect(twice).toBe(stampHtml(HTML, 'b2', priced))
  expect(run(twice).pageData?.result.data).toHaveProperty('docPage.title', '$& costs $1; /*')
})

it('gives no data to a page that stands at other addresses', () => {
  expect(run(stampHtml(HTML, 'b1', null)).pageData).toBeUndefined()
})

it('does not pass over HTML that it cannot stamp', () => {
  expect(() => stampHtml('<p>', 'b1', null)).toThrow('did Gatsby change?')
})
