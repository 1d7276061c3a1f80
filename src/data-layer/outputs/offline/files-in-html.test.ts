import { expect, it } from 'vitest'
import { filesInHtml } from './files-in-html'

it('lists what a page loads from this site', () => {
  const html = `
    <link rel="preload" as="font" href="/fonts/a-12ab34cd.woff2"/>
    <link rel="canonical" href="https://questdb.com/docs/"/>
    <link rel="alternate" type="text/markdown" href="/docs/a.md"/>
    <link rel="stylesheet" href="/assets/katex-1/katex.min.css"/>
    <picture><source type="image/webp" srcset="/static/1a2b3c4d/a.webp 1x, /static/1a2b3c4d/b.webp 2x"/>
    <img alt="" src="/static/1a2b3c4d/a.png?v=1"/></picture>
    <img alt="" src="https://elsewhere.example/x.png"/><img alt="" src="data:image/svg+xml;base64,AAAA"/>
    <a href="/downloads/a.csv">not loaded</a><script src="/app-1.js" async></script>`
  expect(filesInHtml(html)).toEqual([
    '/fonts/a-12ab34cd.woff2',
    '/assets/katex-1/katex.min.css',
    '/static/1a2b3c4d/a.webp',
    '/static/1a2b3c4d/b.webp',
    '/static/1a2b3c4d/a.png',
    '/app-1.js',
  ])
})
