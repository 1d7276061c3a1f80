import { expect, it } from 'vitest'
import { compileText, problemsOf } from '../../../tests/support/compile-text'

const PAGE = `<Paths>
<Path title="Send data" href="/docs/ingestion-overview/" drawing="rows">

Stream rows.

- [Kafka](/docs/third-party-tools/kafka/)

</Path>
</Paths>

<Languages>
<Language name="Node.js">

Ingest: [Node.js client](/docs/clients/ingest-node/)

</Language>
</Languages>

## Browse

<LinkGroup>

### Install

<Cards>
<Card title="Docker" href="/docs/deployment/docker/">Run a container</Card>
</Cards>

</LinkGroup>

<Lists>
<Pane>

### Trading

- one

</Pane>
</Lists>
`

it('a path has a drawing that screen readers skip, a link, its sentence, and further links', async () => {
  const { html, links } = await compileText(PAGE)
  expect(html).toMatch(
    /<ul class="paths" role="list"><li class="path"><svg [^>]*aria-hidden="true"[^>]*>.*?<\/svg><a class="path-title" href="\/docs\/ingestion-overview\/">Send data<\/a>\s*<p>Stream rows\.<\/p>/s,
  )
  expect(links.map(({ href }) => href)).toEqual([
    '/docs/ingestion-overview/',
    '/docs/third-party-tools/kafka/',
    '/docs/clients/ingest-node/',
    '/docs/deployment/docker/',
  ])
})

it('a language has its mark and its name', async () => {
  const { html } = await compileText(PAGE)
  expect(html).toMatch(
    /<li class="language"><svg [^>]*aria-hidden="true"[^>]*><path d="M[^"]+"><\/path><\/svg><strong>Node\.js<\/strong>/,
  )
})

it('groups and lists keep their headings and cards', async () => {
  const { html, headings } = await compileText(PAGE)
  expect(headings.map(({ id }) => id)).toEqual(['browse', 'install', 'trading'])
  expect(html).toMatch(/<div class="link-group">\s*<h3 id="install">.*<ul class="cards"/s)
  expect(html).toMatch(/<div class="lists">\s*<div class="pane">\s*<h3 id="trading">/)
})

it('the markdown copy keeps names and links', async () => {
  const { markdown } = await compileText(PAGE)
  expect(markdown).toMatch(/^\[Send data\]\(.*\/docs\/ingestion-overview\/\)\n\nStream rows\.\n\n- \[Kafka\]/)
  expect(markdown).toMatch(/\*\*Node\.js\*\*\n\nIngest: \[Node\.js client\]/)
})

it('unknown drawings and languages are refused, with those that there are', async () => {
  const [drawing = '', mark = ''] = await problemsOf(
    '<Paths>\n<Path title="a" href="/docs/" drawing="constructor">\n\nb\n\n</Path>\n</Paths>\n\n<Languages>\n<Language name="COBOL">\n\nc\n\n</Language>\n</Languages>',
  )
  expect(drawing).toMatch(/unknown drawing "constructor".*use one of: candles, rows, server/s)
  expect(mark).toMatch(/no logo is defined for the language "COBOL".*Python/s)
})
