import { expect, it } from 'vitest'
import { anchorsOf, listOf } from './anchors'

it('finds headings, anchors, properties and syntax rules, and nothing that is numbered by its position', () => {
  const html = `<header id="top"></header><main class="x"><h2 id="syntax">Syntax</h2><p><span id="rules"></span></p>
    <div id="query.timeout"></div><div class="railroad-rule" id="syntax-case"></div><p id="helpful"></p>
    <div class="tabs" id="tabs-1"></div><div role="tabpanel" id="tabs-1-panel-1"></div><h2 id="footnote-label"></h2><span class="hint" id="contact-name-hint"></span></main>`
  expect([...anchorsOf(html)]).toEqual(['syntax', 'rules', 'query.timeout', 'syntax-case'])
})

it('the list keeps what a page no longer has', () => {
  const published = new Map([['/docs/a/', new Set(['old', 'kept'])]])
  const built = new Map([
    ['/docs/a/', new Set(['new', 'kept'])],
    ['/docs/b/', new Set<string>()],
  ])
  expect(listOf(published, built)).toBe('/docs/a/ kept new old\n/docs/b/\n')
})
