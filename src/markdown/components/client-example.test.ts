import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileText, problemsOf, siteFacts } from '../../../tests/support/compile-text'
import {
  GO_FILES,
  PYTHON_FILES,
  recordPrograms,
  removeRoots,
  rootWith,
  writeExamples,
} from '../../../tests/support/example-folder'
import { readAllLanguages } from '../../content/client-examples/read-language'
import type { SiteFacts } from './site-facts'

/** Facts of a site with these programs. */
const siteOf = (root: string): SiteFacts => ({
  ...siteFacts(),
  clientExamples: readAllLanguages(root).languages,
})

let root = ''
let site: SiteFacts

beforeAll(() => {
  root = rootWith({ ...GO_FILES, ...PYTHON_FILES })
  recordPrograms(root, 'go')
  recordPrograms(root, 'python', (records) => {
    for (const record of Object.values(records)) record.ranWith.runtime = 'Python 3.11.7'
  })
  site = siteOf(root)
})
afterAll(removeRoots)

describe('ClientExample', () => {
  it('shows code with its file, what the program printed, and the versions', async () => {
    const { html, links } = await compileText('<ClientExample name="auth" lang="go" />', { site })
    const figures = [...html.matchAll(/<figcaption>(.*?)<\/figcaption>/g)].map(([, title]) => title)
    expect(figures).toEqual(['Insert rows with a key', 'Output'])
    expect(html).toContain('data-lang="go"')
    expect(html).toContain('<span>Go <small>auth.go</small></span>')
    expect(html).toMatch(
      /<a href="\/examples\/go\/auth\.go" download aria-label="Download auth\.go">Download<\/a>/,
    )
    expect(html).toContain('Sent 2 rows')
    expect(html).toContain(
      '<p class="ran-with">Tested with questdb client 4.1.0, Go 1.26.8, and QuestDB 9.0.1 on November 22, 2026.</p>',
    )
    // readers of the language's own page have installed the client
    expect(links.map(({ href }) => href)).not.toContain('/docs/configuration/')
  })

  it('is in the Markdown copy as ordinary markdown', async () => {
    const { markdown } = await compileText('<ClientExample name="plain" lang="go" />', { site })
    expect(markdown).toMatch(
      /^\*\*[^*\n]+ \(plain\.go\)\*\*\n\n```go\npackage main\n[^]*?\n```\n\n\*\*Output\*\*\n\n```text\nSent 2 rows\n```\n\nTested with questdb client 4\.1\.0, Go/,
    )
  })

  it('replaces the values that attributes name, and nothing that only contains them', async () => {
    const attributes = 'host="db.example.com" port="9010" kid="reader" d="admin"'
    const { plainText } = await compileText(`<ClientExample name="auth" lang="go" ${attributes} />`, { site })
    expect(plainText).toContain('// db.example.com:9010 reader admin public-x public-y superadmin 19009')
  })

  it('writes a title with quotes', async () => {
    const { html } = await compileText(
      `<ClientExample name="plain" lang="go" title='Insert "two" rows \\ more' />`,
      { site },
    )
    expect(html).toContain('<figcaption>Insert "two" rows \\ more</figcaption>')
  })

  it('draws results of queries, which are no examples of the page', async () => {
    const own = '```questdb-sql\nSELECT 1\n```\n'
    const statements = [
      {
        kind: 'rows' as const,
        sql: 'SELECT 1',
        columns: [{ name: '1', type: 'INT' }],
        rows: [['1']],
        rowCount: 1,
      },
    ]
    const record = {
      engine: '9.0.1',
      examples: [{ language: 'questdb-sql' as const, index: 0, sql: 'SELECT 1', statements }],
    }
    const page = await compileText(`<ClientExample name="pgwire/pool" lang="go" />\n\n${own}`, {
      site,
      recordOf: () => ({ record, lineOf: () => undefined }),
    })
    expect(page.html).toMatch(/<figcaption>Number of rows<\/figcaption>[^]*?<td class="num">2<\/td>/)
    expect(page.html).toContain('count<small>long</small></th></tr></thead><tbody><tr><td class="num">2</td>')
    expect(page.recordProblems).toEqual([])
    expect(page.examples.map(({ index }) => index)).toEqual([0])
  })

  it('leaves outputs and versions out of what is searched, and has the programs as code', async () => {
    const { texts } = await compileText('Text.\n\n<ClientExamples name="pgwire/pool" />', { site })
    expect(texts).toHaveLength(1)
    expect(texts[0]?.text).toBe('Text.')
    expect(texts[0]?.code).toContain('package main')
    expect(texts[0]?.code).toContain('print("pool")')
    expect(texts[0]?.code).toContain('SELECT count() FROM trades')
    expect(texts[0]?.code).not.toContain('Sent 2 rows')
  })

  it('shows a notice and no output for a program that was changed since', async () => {
    const changed = rootWith(GO_FILES)
    recordPrograms(changed, 'go')
    writeExamples(changed, { 'go/plain.go': 'package main // localhost:9009, edited\n' })
    const body = '<ClientExample name="plain" lang="go" />'
    const { html, recordProblems } = await compileText(body, { site: siteOf(changed) })
    expect(html).toContain('edited')
    expect(html).toMatch(
      /<aside class="admonition warning"[^>]*data-record-problem[^]*The program plain\.go has changed since it was recorded, or its lock files or queries have\. To show its output, run make programs LANGUAGE=go RECORD=1\./,
    )
    expect(html).not.toContain('Sent 2 rows')
    expect(html).not.toContain('ran-with')
    // the check of content/examples reports it, once
    expect(recordProblems).toEqual([])
  })

  it('says why a program is not run, and why its output varies', async () => {
    const manifest = (key: string) =>
      (GO_FILES['go/examples.yml'] ?? '').replace('over TCP\n', `over TCP\n    ${key}\n`)
    const other = rootWith({ ...GO_FILES, 'go/examples.yml': manifest('notRun: it needs a license.') })
    const body = '<ClientExample name="plain" lang="go" />'
    const { html } = await compileText(body, { site: siteOf(other) })
    expect(html).toContain('<p class="ran-with">Not run: it needs a license.</p>')
    expect(html).not.toContain('data-record-problem')

    writeExamples(other, { 'go/examples.yml': manifest('volatile: it prints the time') })
    recordPrograms(other, 'go')
    const { plainText } = await compileText(body, { site: siteOf(other) })
    expect(plainText).toContain('November 22, 2026. The output varies between runs: it prints the time.')
  })

  it('hides the output where the manifest says so', async () => {
    const manifest = (GO_FILES['go/examples.yml'] ?? '').replace('TCP\n', 'TCP\n    output: hidden\n')
    const hidden = rootWith({ ...GO_FILES, 'go/examples.yml': manifest })
    recordPrograms(hidden, 'go')
    const { plainText } = await compileText('<ClientExample name="plain" lang="go" />', {
      site: siteOf(hidden),
    })
    expect(plainText).toContain('Tested with')
    expect(plainText).not.toContain('Sent 2 rows')
  })

  it.each([
    ['<ClientExample name="plain" lang="golang" />', /test\.mdx:7: .*no language "golang"\. .*python, go/],
    [
      '<ClientExample name="plane" lang="go" />',
      /test\.mdx:7: .*no example "plane"\. use one of: plain, auth,/,
    ],
    [
      '<ClientExample name="plain" lang="go" kid="k" />',
      /:7: the program plain\.go has no kid to replace\. remove/,
    ],
    ['<ClientExample name="plain" lang="go" language="go" />', /:7: .*doesn't accept the attribute language/],
    [
      '<ClientExamples name="plane" />',
      /:7: no language has an example "plane"\. use one of: pgwire\/pool, plain/,
    ],
    [
      '<ClientExamples name="plain" langs="go,python" />',
      /:7: .*python has no example "plain"\. remove python/,
    ],
    ['<ClientExamples name="plain" langs="go,perl" />', /:7: .*no language "perl"\. use some of: python, go/],
    ['<RanWith lang="perl" />', /:7: <RanWith> has no language "perl"\. use one of: python, go/],
    ['<RanWith />', /:7: <RanWith> must have exactly one of tool and lang/],
  ])('%s stops the build', async (component, problem) => {
    expect((await problemsOf(`Text.\n\n${component}`, { site })).join('\n')).toMatch(problem)
  })
})

describe('ClientExamples', () => {
  it('has a tab for each language that has the program, in their order', async () => {
    const { html } = await compileText('<ClientExamples name="pgwire/pool" />', { site })
    expect(html).toContain('data-tabs="language"')
    expect([...html.matchAll(/role="tab"[^>]*>(.*?)</g)].map(([, label]) => label)).toEqual(['Python', 'Go'])
    expect(html).toContain('questdb client 4.1.0, Python 3.11.7, and')
    // regions of one page have different names
    expect(html).toContain('aria-label="Use a pool 2"')
  })

  it('begins with the header of the program', async () => {
    const { links } = await compileText('<ClientExamples name="auth" langs="go" />', { site })
    expect(links.map(({ href }) => href)).toContain('/docs/configuration/')
  })

  it('shows one language without tabs', async () => {
    const { html } = await compileText('<ClientExamples name="pgwire/pool" langs="python" />', { site })
    expect(html).not.toContain('role="tab"')
    expect(html).toContain('data-lang="python"')
  })
})

describe('RanWith', () => {
  it('names every version of a language', async () => {
    const { plainText } = await compileText('<RanWith lang="go" />', { site })
    expect(plainText).toBe(
      'Tested with questdb client 4.1.0, Go 1.26.8, and QuestDB 9.0.1 on November 22, 2026.',
    )
  })

  it('shows a notice without records', async () => {
    const { html } = await compileText('<RanWith lang="go" />', { site: siteOf(rootWith(GO_FILES)) })
    expect(html).toContain('data-record-problem')
    expect(html).toContain('run make programs LANGUAGE=go RECORD=1.')
  })
})
