import { describe, expect, it } from 'vitest'
import { compileText, problemsOf, siteFacts } from '../../../tests/support/compile-text'
import type { KnownIssue } from '../../content/site/known-issues-schema'

const ISSUE: KnownIssue = {
  id: 'wrong-rows',
  title: 'A query returns wrong rows',
  severity: 'high',
  affects: ['9.0.1'],
  symptom: 'A filter with `=` and {braces} finds **other** rows.',
  workaround: 'Cast [one side](/docs/reference/sql/cast/).',
  upstream: 6381,
  pages: ['/docs/reference/sql/where/'],
  reproduction: {
    datasets: ['trades'],
    sql: 'SELECT 1 AS x;',
    columns: ['x', 'y'],
    rows: [['2', null]],
  },
}
const HANG: KnownIssue = {
  ...ISSUE,
  id: 'hang',
  title: 'A file stops the log',
  severity: 'low',
  upstream: undefined,
  reproduction: { server: 'own', shell: 'curl localhost:9000/imp', prints: ['Empty reply', 'Healthy'] },
}
const site = { ...siteFacts(), knownIssues: [HANG, ISSUE] }

describe('KnownIssues', () => {
  it('lists the most severe first, each under its id', async () => {
    const { headings, anchors } = await compileText('## Known issues\n\n<KnownIssues />', { site })
    expect(headings.map(({ id, text }) => [id, text])).toEqual([
      ['known-issues', 'Known issues'],
      ['wrong-rows', 'A query returns wrong rows'],
      ['hang', 'A file stops the log'],
    ])
    expect(anchors).toContain('wrong-rows')
  })

  it('shows severity, versions, upstream, pages, symptom and workaround', async () => {
    const { html, links, plainText } = await compileText('## Known issues\n\n<KnownIssues />', { site })
    expect(plainText).toContain('High severity · affects 9.0.1 · questdb#6381 · reference/sql/where')
    expect(plainText).toContain('A filter with = and {braces} finds other rows.')
    expect(plainText).toContain('Workaround: Cast one side.')
    expect(html).toContain('href="https://github.com/questdb/questdb/issues/6381"')
    expect(links.map(({ href }) => href)).toContain('/docs/reference/sql/where/')
  })

  it('folds the reproduction with what the server does', async () => {
    const { html, plainText } = await compileText('## Known issues\n\n<KnownIssues />', { site })
    expect(html.match(/<details class="fold"><summary>Reproduction/g)).toHaveLength(2)
    expect(plainText).toMatch(
      /Demo tables: trades\.\nSELECT 1 AS x;\nOn 9\.0\.1, the answer is:\nx\ny\n2\nnull/,
    )
    expect(plainText).toMatch(
      /curl localhost:9000\/imp\nOn 9\.0\.1, the output contains:\nEmpty reply\nHealthy/,
    )
  })

  it('does not leave the reproductions to the record of the page', async () => {
    const { recordProblems } = await compileText('## Known issues\n\n<KnownIssues />', { site })
    expect(recordProblems).toEqual([])
  })

  it('says so when there are none', async () => {
    const { plainText } = await compileText('<KnownIssues />', { site: { ...site, knownIssues: [] } })
    expect(plainText).toBe('No issues are known.')
  })
})

describe('KnownIssue', () => {
  it('is one line that links to the issue, in the page and in its Markdown copy', async () => {
    const { html, markdown, links } = await compileText('<KnownIssue id="wrong-rows" />', { site })
    expect(html).toMatch(
      /^<p class="known-issue"><strong>Known issue in 9\.0\.1:<\/strong> <a [^>]*>A query returns wrong rows<\/a><\/p>$/,
    )
    expect(links).toEqual([{ href: '/release-notes/#wrong-rows', line: 5 }])
    expect(markdown.trim()).toBe(
      '**Known issue in 9.0.1:** [A query returns wrong rows](https://questdb.com/release-notes/#wrong-rows)',
    )
  })

  it('stops the build for an id that no issue has', async () => {
    expect(await problemsOf('Text.\n\n<KnownIssue id="wrong-row" />', { site })).toEqual([
      expect.stringMatching(/^content\/docs\/test\.mdx:7: .*"wrong-row"\. .*hang, wrong-rows/),
    ])
  })
})
