import { createRequire } from 'node:module'
import React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { withoutIdleImageParts } from './idle-image-parts'

const { onRenderBody } = createRequire(import.meta.url)('gatsby-plugin-image/gatsby-ssr') as {
  onRenderBody: (helpers: { setHeadComponents: (parts: React.ReactNode[]) => void }) => void
}

/** What the plugin itself writes. */
function headOfPlugin(): string {
  let head = ''
  onRenderBody({
    setHeadComponents: (parts) => {
      head = renderToStaticMarkup(React.createElement(React.Fragment, null, ...parts))
    },
  })
  return head
}

const page = (body: string) => `<head><script>a()</script>${headOfPlugin()}<script>b()</script></head>${body}`

it('takes them out of a page without images and keeps everything else', () => {
  const html = withoutIdleImageParts(page('<p>Text'))
  expect(html).toMatch(/^<head><script>a\(\)<\/script><style>\.gatsby-image-wrapper.*<\/style><script>b\(\)/)
  expect(html).not.toMatch(/noscript|module/)
  expect(withoutIdleImageParts(html)).toBe(html)
})

it('keeps them where an image stands in the HTML', () => {
  const html = page('<img data-gatsby-image-ssr="">')
  expect(withoutIdleImageParts(html)).toBe(html)
})
