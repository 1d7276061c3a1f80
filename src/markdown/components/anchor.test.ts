import { describe, expect, it } from 'vitest'
import { compileText, problemsOf } from '../../../tests/support/compile-text'
import { anchor } from './anchor'
import { rendered } from './test-component'

describe('Anchor', () => {
  it('keeps the address of a renamed heading, and leaves no trace in the Markdown copy', async () => {
    const { html, anchors, headings, markdown } = await compileText(
      '<Anchor id="old-name" />\n\n## New name\n\nText.',
    )
    expect(html).toContain('<span id="old-name"></span>')
    expect(anchors).toEqual(expect.arrayContaining(['old-name', 'new-name']))
    expect(headings.map(({ id }) => id)).toEqual(['new-name'])
    expect(markdown).toBe('## New name\n\nText.\n')
  })

  it('is an error when the page already has that anchor', async () => {
    const problems = await problemsOf('<Anchor id="setup" />\n\n## Setup\n\nText.')
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain('the anchor #setup appears twice on the page')
  })

  it('is an error when the id is not an anchor', async () => {
    const problems = await problemsOf('<Anchor id="#old name" />\n\n## Setup\n\nText.')
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain('use the anchor of the old heading without the #')
  })
})

describe('the id of an Anchor', () => {
  it.each(['create-a-view', 'A_1', '7'])('can be %s', (id) => {
    expect(rendered(anchor, { id })).toMatchObject({ html: `<span id="${id}"></span>`, problems: [] })
  })

  it.each(['#setup', 'set up', 'setup#', '', 'sql.where'])('cannot be "%s"', (id) => {
    expect(rendered(anchor, { id }).problems).toEqual([
      `content/docs/test.mdx:7: <Anchor> has the id "${id}". use the anchor of the old heading without the #, for example id="create-a-view".`,
    ])
  })

  it('is reported if it is missing', () => {
    expect(rendered(anchor).problems).toEqual([expect.stringContaining('<Anchor> has the id ""')])
  })
})
