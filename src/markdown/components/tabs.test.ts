import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import { tab, tabs } from './tabs'
import { rendered, testContext } from './test-component'

const panel = (label: string, text: string) => rendered(tab, { label }, [h('p', text)]).element
const two = () => [panel('Linux', 'apt'), panel('Windows', 'winget')]

const RULE =
  'content/docs/test.mdx:7: <Tabs> must contain two or more <Tab> elements and nothing else. write <Tabs> <Tab label="…">…</Tab> <Tab label="…">…</Tab> </Tabs>.'

describe('Tabs', () => {
  it('has a button for each tab, and only the first one is selected and in the tab order', () => {
    const { html, problems } = rendered(tabs, {}, two())
    expect(problems).toEqual([])
    expect(html).toContain(
      '<div role="tablist"><button type="button" role="tab" id="tabs-1-tab-1" aria-controls="tabs-1-panel-1" aria-selected="true" tabindex="0">Linux</button>' +
        '<button type="button" role="tab" id="tabs-1-tab-2" aria-controls="tabs-1-panel-2" aria-selected="false" tabindex="-1">Windows</button></div>',
    )
  })

  it('has a panel for each tab, labeled by its button and hidden by scripts unless it is the first', () => {
    const { html } = rendered(tabs, {}, two())
    expect(html).toContain(
      '<div role="tabpanel" id="tabs-1-panel-1" aria-labelledby="tabs-1-tab-1" tabindex="0" data-label="Linux"><p>apt</p></div>' +
        '<div role="tabpanel" id="tabs-1-panel-2" aria-labelledby="tabs-1-tab-2" tabindex="0" data-label="Windows" data-hidden=""><p>winget</p></div>',
    )
  })

  it('belongs to a group, and selects the operating system only where the author says so', () => {
    const open = (attributes: Record<string, string>) =>
      /^<div [^>]*>/.exec(rendered(tabs, attributes, two()).html)?.[0]
    expect(open({})).toBe('<div class="tabs" id="tabs-1" data-tabs="">')
    expect(open({ group: 'os', detect: '' })).toBe(
      '<div class="tabs" id="tabs-1" data-tabs="os" data-detect="">',
    )
  })

  it('has ids that are unique on the page, and that links can refer to', () => {
    const context = testContext({ anchors: new Set(['tabs-overview', 'my-tabs-1', 'tabs-2-or-more']) })
    const ids = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const first = ids(rendered(tabs, {}, two(), context).html)
    const second = ids(rendered(tabs, {}, two(), context).html)
    expect(first[0]).toBe('tabs-1')
    expect(second[0]).toBe('tabs-2')
    expect(new Set([...first, ...second]).size).toBe(10)
    expect([...context.anchors]).toEqual(['tabs-overview', 'my-tabs-1', 'tabs-2-or-more', 'tabs-1', 'tabs-2'])
  })

  it('counts more than nine tabs on a page', () => {
    const context = testContext({ anchors: new Set(Array.from({ length: 10 }, (_, at) => `tabs-${at + 1}`)) })
    expect(rendered(tabs, {}, two(), context).html).toContain('id="tabs-11"')
  })

  it('ignores line breaks between tabs', () => {
    const [one, other] = two()
    const children = [
      { type: 'text' as const, value: '\n' },
      one!,
      { type: 'text' as const, value: '\n' },
      other!,
    ]
    const { html, problems } = rendered(tabs, {}, children)
    expect(problems).toEqual([])
    expect(html.match(/role="tabpanel"/g)).toHaveLength(2)
  })

  it('rejects a single tab', () => {
    expect(rendered(tabs, {}, [panel('Linux', 'apt')]).problems).toEqual([RULE])
  })

  it('rejects other content, which would be lost', () => {
    expect(rendered(tabs, {}, [...two(), h('p', 'Text.')]).problems).toEqual([RULE])
    expect(rendered(tabs, {}, [...two(), h('div')]).problems).toEqual([RULE])
    expect(rendered(tabs, {}, [{ type: 'text', value: 'Choose: ' }, ...two()]).problems).toEqual([RULE])
  })
})
