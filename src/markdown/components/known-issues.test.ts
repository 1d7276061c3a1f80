import { describe, expect, it } from 'vitest'
import { compileText, problemsOf, siteFacts } from '../../../tests/support/compile-text'
import type { KnownIssue, Reproduction } from '../../content/site/known-issues-schema'
import { knownIssue } from './known-issue'
import { knownIssues } from './known-issues'
import { expanded } from './test-component'

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
    expect(plainText).toContain('Affects 9.0.1 · questdb#6381 · See WHERE')
    expect(plainText).toContain('A filter with = and {braces} finds other rows.')
    expect(plainText).toContain('Workaround: Cast one side.')
    expect(html).toContain('href="https://github.com/questdb/questdb/issues/6381"')
    expect(links.map(({ href }) => href)).toContain('/docs/reference/sql/where/')
  })

  it('folds each issue with its reproduction and what the server does', async () => {
    const { html, plainText } = await compileText('## Known issues\n\n<KnownIssues />', { site })
    expect(html).toContain(
      '<details class="fold"><summary><h3 id="wrong-rows">A query returns wrong rows</h3><small data-note="high">high</small></summary>',
    )
    expect(plainText).toMatch(
      /Demo tables: trades\.\nSELECT 1 AS x;\nIn QuestDB 9\.0\.1, the result is:\nx · y\n2 · null/,
    )
    expect(plainText).toMatch(
      /curl localhost:9000\/imp\nIn QuestDB 9\.0\.1, the output contains:\nEmpty reply\nHealthy/,
    )
  })

  it('does not leave the reproductions to the record of the page', async () => {
    const { recordProblems } = await compileText('## Known issues\n\n<KnownIssues />', { site })
    expect(recordProblems).toEqual([])
  })

  it('says so when there are none', async () => {
    const { plainText } = await compileText('<KnownIssues />', { site: { ...site, knownIssues: [] } })
    expect(plainText).toBe('There are no known issues.')
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

describe('the list of KnownIssues', () => {
  const shown = (...issues: KnownIssue[]) => expanded(knownIssues, {}, { site: { knownIssues: issues } })

  it('begins each block with its heading, the most severe first', () => {
    const { html } = shown(HANG, ISSUE)
    expect(html.match(/<Details [^>]*><h3 [^>]*>/g)).toEqual([
      '<Details summary="A query returns wrong rows" note="high"><h3 id="wrong-rows">',
      '<Details summary="A file stops the log" note="low"><h3 id="hang">',
    ])
  })

  it('is a sentence if there are none', () => {
    expect(shown().html).toBe('<p>There are no known issues.</p>')
  })

  it('has a line of facts for each issue, with links to the report and to the affected pages', () => {
    const pages = [
      '/docs/reference/sql/where/',
      '/docs/reference/function/uuid/',
      '/docs/reference/api/ilp/overview/',
    ]
    const { html } = shown({ ...ISSUE, affects: ['9.0.0', '9.0.1'], pages })
    expect(html).toContain(
      '<p>Affects 9.0.0, 9.0.1 · <a href="https://github.com/questdb/questdb/issues/6381">questdb#6381</a>' +
        ' · See <a href="/docs/reference/sql/where/">WHERE</a>, <a href="/docs/reference/function/uuid/">UUID functions</a>, <a href="/docs/reference/api/ilp/overview/">ILP overview</a></p>',
    )
    expect(shown(HANG).html).toContain('<p>Affects 9.0.1 · See <a href="/docs/reference/sql/where/">')
  })

  it('has the symptom and the workaround as Markdown', () => {
    expect(shown(ISSUE).html).toContain(
      '<p>A filter with <code>=</code> and {braces} finds <strong>other</strong> rows.</p>' +
        '<p><strong>Workaround:</strong> Cast <a href="/docs/reference/sql/cast/">one side</a>.</p>',
    )
  })
})

describe('the reproduction of an issue', () => {
  const shown = (reproduction: Reproduction, affects = ['9.0.1']) =>
    /<p><strong>Reproduction<\/strong><\/p>(.*)<\/Details>/s.exec(
      expanded(knownIssues, {}, { site: { knownIssues: [{ ...ISSUE, affects, reproduction }] } }).html,
    )?.[1]
  const sql = 'SELECT 1;'
  const code = '<pre><code class="language-questdb-sql">SELECT 1;</code></pre>'

  it('shows the demo tables, the statements, and the rows that the server returns', () => {
    const rows = [['2', null]]
    expect(shown({ datasets: ['trades', 'fx'], sql, columns: ['x', 'y'], rows }, ['9.0.0', '9.0.1'])).toBe(
      `<p>Demo tables: trades, fx.</p>${code}<p>In QuestDB 9.0.0, 9.0.1, the result is:</p>` +
        '<table><thead><tr><th>x</th><th>y</th></tr></thead><tbody><tr><td>2</td><td>null</td></tr></tbody></table>',
    )
  })

  it('shows the header of an answer without rows', () => {
    expect(shown({ sql, columns: ['x'], rows: [] })).toBe(
      `${code}<p>In QuestDB 9.0.1, the result is:</p><table><thead><tr><th>x</th></tr></thead></table>`,
    )
  })

  it('shows commands of a shell, and lines of their output', () => {
    expect(shown({ shell: 'curl localhost', prints: ['Empty reply', 'Healthy'] })).toBe(
      '<pre><code class="language-text">curl localhost</code></pre><p>In QuestDB 9.0.1, the output contains:</p><pre><code class="language-text">Empty reply\nHealthy</code></pre>',
    )
  })

  it.each([
    [
      { error: 'Invalid column' },
      '<p>In QuestDB 9.0.1, the last statement fails with:</p><pre><code class="language-text">Invalid column</code></pre>',
    ],
    [{ error: '' }, '<p>In QuestDB 9.0.1, the last statement fails without a message.</p>'],
    [{ ends: true as const }, '<p>In QuestDB 9.0.1, the last statement terminates the server process.</p>'],
  ])('with the outcome %j says so', (outcome, text) => {
    expect(shown({ sql, ...outcome })).toBe(`${code}${text}`)
  })

  it('is not an example of the page, so its statements have a label and no number', () => {
    const { nodes } = expanded(knownIssues, {}, { site: { knownIssues: [ISSUE] } })
    expect(JSON.stringify(nodes)).toContain('"meta":"foreign=\\"QuestDB SQL\\""')
  })
})

describe('the line of a KnownIssue', () => {
  const shown = (id: string | undefined, issues = [HANG, { ...ISSUE, affects: ['9.0.0', '9.0.1'] }]) =>
    expanded(knownIssue, id === undefined ? {} : { id }, { site: { knownIssues: issues } })

  it('names the affected versions, and links to the issue', () => {
    expect(shown('wrong-rows')).toMatchObject({
      html: '<p class="known-issue"><strong>Known issue in 9.0.0, 9.0.1:</strong> <a href="/release-notes/#wrong-rows">A query returns wrong rows</a></p>',
      problems: [],
    })
  })

  it('is an error for an unknown id', () => {
    expect(shown('wrong')).toMatchObject({
      nodes: [],
      problems: [
        'content/docs/test.mdx:7: there is no known issue "wrong". write <KnownIssue id="…" /> with one of hang, wrong-rows.',
      ],
    })
    expect(shown(undefined, []).problems).toEqual([
      'content/docs/test.mdx:7: there is no known issue "". write <KnownIssue id="…" /> with one of no ids yet.',
    ])
  })
})
