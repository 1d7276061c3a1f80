import type { Paragraph, Root } from 'mdast'
import { describe, expect, it } from 'vitest'
import { ADMONITIONS, remarkAdmonitions } from './remark-admonitions'
import { runSteps } from './test-steps'
import { restoreTextDirectives } from './text-directives'

const compile = (body: string) => runSteps(body, { remark: [remarkAdmonitions] })

describe('an admonition', () => {
  it.each(['Note', 'Tip', 'Info', 'Warning', 'Danger'])('is a %s', async (title) => {
    const kind = title.toLowerCase()
    const { html, problems } = await compile(`:::${kind}\n\nText.\n\n:::`)
    expect(html.replaceAll('\n', '')).toBe(
      `<aside role="note" class="admonition ${kind}" aria-label="${title}"><p class="admonition-title">${title}</p><p>Text.</p></aside>`,
    )
    expect(problems).toEqual([])
  })

  it('can have a title of its own', async () => {
    const { html } = await compile(':::note[Read `this` *now*]\n\nText.\n\nMore.\n\n:::')
    expect(html.replaceAll('\n', '')).toBe(
      '<aside role="note" class="admonition note" aria-label="Read this now"><p class="admonition-title">Read <code>this</code> <em>now</em></p><p>Text.</p><p>More.</p></aside>',
    )
  })

  it('can be empty, and can be inside of another', async () => {
    expect((await compile(':::tip\n:::')).html).toContain('<p class="admonition-title">Tip</p>')
    const { html } = await compile('::::note\n\n:::tip\n\nText.\n\n:::\n\n::::')
    expect(html).toMatch(/<aside [^>]*note"[^]*<aside [^>]*tip"[^]*Text/)
  })

  it('of an unknown kind is reported with the known ones', async () => {
    expect((await compile('Text.\n\n:::caution[x]\n\nText.\n\n:::')).problems).toEqual([
      'content/docs/test.mdx:3: unknown directive :::caution. use one of: ' +
        `${Object.keys(ADMONITIONS).join(', ')}.`,
    ])
  })
})

describe('colons in text', () => {
  it.each([
    'Open localhost:9000 at 12:30.',
    'A ratio of 3:x, a:b:c, and *d:e*.',
    'Keys like a:b[c]{d=e} stay.',
  ])('stay as they are: %s', async (body) => {
    const { html } = await compile(`Text.\n\n${body.replaceAll('{', '\\{')}`)
    expect(html.replace(/<\/?(?:p|em)>/g, '')).toBe(`Text.\n${body.replaceAll('*', '')}`)
  })

  it('stay at the start of a line', async () => {
    expect((await compile('Text.\n\n::name[x]\n\nMore.')).html).toBe(
      '<p>Text.</p>\n<p>::name[x]</p>\n<p>More.</p>',
    )
  })

  it('have at least their name if their place is unknown', () => {
    const named = { type: 'textDirective', name: 'b', children: [] }
    const nameless = { type: 'leafDirective', children: [] }
    const tree = {
      type: 'root',
      children: [{ type: 'paragraph', children: [named] }, nameless],
    } as unknown as Root
    restoreTextDirectives(tree, 'source')
    expect((tree.children[0] as Paragraph).children).toEqual([{ type: 'text', value: ':b' }])
    expect(tree.children[1]).toEqual({ type: 'paragraph', children: [{ type: 'text', value: ':' }] })
  })
})
