import fs from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { releaseFacts } from '../../src/content/code-host/facts'
import { readSiteData } from '../../src/content/site/read-site-data'
import { readSnapshot } from '../../src/data-layer/code-host/snapshot-file'
import { FACTS_FILES, type FactsFile } from '../../src/records/server-facts'
import { ENGINE_VERSION } from '../../tools/verify/server/questdb-jar'
import { gitDate, type Develop } from '../support/site-copy'

let site: Develop

/** Data of a query that must not fail. */
async function data<T>(query: string, variables?: object): Promise<T> {
  const answer = await site.query(query, variables)
  expect(answer.errors).toBeUndefined()
  return answer.data as T
}

interface Page {
  route: string
  file: string
  title: string
  description: string
  keywords: string[]
  socialImage: string
  noindex: boolean
  tag: string | null
  sidebarLabel: string
  sectionPath: string[]
  breadcrumbs: { label: string; href: string | null }[]
  previous: { label: string; href: string } | null
  next: { label: string; href: string } | null
  headings: { depth: number; id: string; text: string }[]
  html: string
  markdown: string
  plainText: string
  wordCount: number
  readingMinutes: number
  mathStylesheet: string | null
  lastUpdated: string | null
  editUrl: string
}

/** Every field of the type, whatever it is: the list comes from the schema itself. */
async function everyFieldOf(type: string): Promise<string> {
  // What Gatsby adds to each node. Other types have an id of their own.
  const { __type } = await data<{ __type: { fields: { name: string; type: TypeRef }[] } }>(
    `query ($type: String!) { __type(name: $type) { fields { name type { kind name ofType { kind name ofType { kind name ofType { kind name } } } } } } }`,
    { type },
  )
  const isNode = __type.fields.some(({ name }) => name === 'internal')
  const gatsby = new Set(isNode ? ['id', 'parent', 'children', 'internal'] : [])
  const parts = await Promise.all(
    __type.fields
      .filter(({ name }) => !gatsby.has(name) && !name.startsWith('child'))
      .map(async ({ name, type: ref }) => {
        const named = leaf(ref)
        return named.kind === 'OBJECT' ? `${name} { ${await everyFieldOf(named.name ?? '')} }` : name
      }),
  )
  return parts.join(' ')
}

interface TypeRef {
  kind: string
  name: string | null
  ofType?: TypeRef
}

const leaf = (ref: TypeRef): TypeRef => (ref.ofType ? leaf(ref.ofType) : ref)

interface Line {
  label: string
  href: string | null
  items?: Line[]
}

const LINES =
  '{ label href items { label href items { label href items { label href items { label href items { label } } } } } }'

/** The pages in the sidebar, in its order, with the labels of the categories above them. */
const pagesOf = (lines: readonly Line[], above: readonly string[] = []): (Line & { above: string[] })[] =>
  lines.flatMap((line) =>
    line.href === null ? pagesOf(line.items ?? [], [...above, line.label]) : [{ ...line, above: [...above] }],
  )

/** Number of names that the server reports. */
const reported = (kind: keyof typeof FACTS_FILES): number =>
  (JSON.parse(fs.readFileSync(FACTS_FILES[kind], 'utf8')) as FactsFile<unknown>).items.length

/** Tests of the data layer through the GraphQL endpoint of a development server. */
export function siteGraphql(served: () => Develop): void {
  beforeAll(() => {
    site = served()
  })

  describe('the data layer', () => {
    it('answers every field of every page of the documentation', async () => {
      const { allDocPage } = await data<{ allDocPage: { nodes: Page[] } }>(
        `{ allDocPage { nodes { ${await everyFieldOf('DocPage')} } } }`,
      )
      expect(allDocPage.nodes.length).toBeGreaterThanOrEqual(12)
      for (const page of allDocPage.nodes) {
        expect(page.html, page.route).toMatch(/^<p>/)
        expect(page.html, page.route).not.toContain('data-page-image')
        expect(page.markdown, page.route).toMatch(
          new RegExp(`^# ${page.title.replace(/[?()+*.]/g, '\\$&')}\n\n`),
        )
        expect(page.markdown, page.route).not.toMatch(/<(Tabs|Tab|Cards|Card|Include)\b|^:::/m)
        expect(page.wordCount, page.route).toBeGreaterThan(80)
        expect(page.readingMinutes).toBeGreaterThanOrEqual(1)
        expect(page.headings.length, page.route).toBeGreaterThan(1)
        for (const { id } of page.headings) expect(page.html).toContain(`id="${id}"`)
        expect(page.socialImage).toMatch(/^\/social\/[0-9a-f]+\.png$/)
        expect(page.editUrl).toBe(`https://github.com/questdb/questdb.io/edit/master/${page.file}`)
        expect(page.sidebarLabel).not.toBe('')
      }
    })

    it('takes the date of a page from git', async () => {
      const { docPage } = await data<{ docPage: Page }>(
        '{ docPage(route: { eq: "/docs/concept/symbol/" }) { file lastUpdated } }',
      )
      const fromGit = gitDate(docPage.file)
      expect(docPage.lastUpdated && new Date(docPage.lastUpdated).getTime()).toBe(
        fromGit === '' ? null : new Date(fromGit).getTime(),
      )
    })

    it('finds a page by its route, with or without the trailing slash', async () => {
      for (const field of ['docPage', 'writtenPage'])
        for (const route of ['/docs/concept/symbol', '/docs/concept/symbol/']) {
          const found = await data<Record<string, Page | null>>(
            `query ($route: String!) { ${field}(route: { eq: $route }) { route } }`,
            { route },
          )
          expect(found[field]?.route, `${field} ${route}`).toBe('/docs/concept/symbol/')
        }
    })

    it('formats that date as a query asks', async () => {
      const { docPage } = await data<{ docPage: Page }>(
        '{ docPage(route: { eq: "/docs/concept/symbol/" }) { lastUpdated(formatString: "D MMMM YYYY") } }',
      )
      // a checkout without history knows no date
      expect(docPage.lastUpdated ?? '1 May 2026').toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$/)
    })

    it('has an example for each answer that the pages show, with the line of its fence', async () => {
      const { allDocPage } = await data<{ allDocPage: { nodes: (Page & { examples: Example[] })[] } }>(
        `{ allDocPage { nodes { file route html examples { ${await everyFieldOf('Example')} } } } }`,
      )
      const kinds = new Set<string>()
      for (const { file, route, html, examples } of allDocPage.nodes) {
        // results of programs have a class of their own
        expect(examples.length, route).toBe(html.match(/<div class="result">/g)?.length ?? 0)
        const lines = fs.readFileSync(file, 'utf8').split('\n')
        for (const example of examples) {
          kinds.add(example.kind)
          expect(lines[example.line - 1], `${file}:${example.line}`).toMatch(/^\s*(?:```|~~~|<Include)/)
          expect(example.verifiedOn).toMatch(/^\d+\.\d+\.\d+$/)
          if (example.kind === 'rows') expect(example.result?.columns.length).toBeGreaterThan(0)
        }
      }
      expect([...kinds].sort()).toEqual(['error', 'ok', 'plan', 'response', 'rows'])
    })

    it('finds examples by table, function and keyword', async () => {
      const found = async (filter: string) =>
        (
          await data<{ allExample: { nodes: Example[] } }>(
            `{ allExample(filter: { ${filter} }) { nodes { sql route } } }`,
          )
        ).allExample.nodes
      for (const [filter, pattern] of [
        ['tables: { in: ["fx_trades"] }', /\bfx_trades\b/],
        ['functions: { in: ["vwap"] }', /\bvwap\s*\(/i],
        ['keywords: { in: ["ASOF"] }', /\bASOF\b/i],
      ] as const) {
        const nodes = await found(filter)
        expect(nodes.length, filter).toBeGreaterThan(1)
        for (const { sql } of nodes) expect(sql).toMatch(pattern)
      }
    })

    it('knows of each name of the server where it is documented or why not, and where it is used', async () => {
      const { allSqlFunction, allSqlKeyword, allServerParameter, allDocPage } = await data<{
        allSqlFunction: { nodes: Named[] }
        allSqlKeyword: { nodes: Named[] }
        allServerParameter: { nodes: { path: string; usedIn: { route: string }[] }[] }
        allDocPage: { nodes: { route: string; headings: { id: string }[] }[] }
      }>(`{
        allSqlFunction { nodes { name signatures href reason: internalReason usedIn { route sql } } }
        allSqlKeyword { nodes { name: keyword href reason usedIn { route } } }
        allServerParameter { nodes { path usedIn { route } } }
        allDocPage { nodes { route headings { id } } }
      }`)
      expect(allSqlFunction.nodes).toHaveLength(reported('functions'))
      expect(allSqlKeyword.nodes).toHaveLength(reported('keywords'))
      for (const { name, href, reason } of [...allSqlFunction.nodes, ...allSqlKeyword.nodes])
        expect((href === null) !== (reason === null), `${name}: ${href ?? reason ?? 'neither'}`).toBe(true)
      const anchors = new Map(
        allDocPage.nodes.map(({ route, headings }) => [route, headings.map(({ id }) => id)]),
      )
      for (const { name, href } of allSqlFunction.nodes) {
        const [route = '', anchor = ''] = href?.split('#') ?? []
        if (href !== null) expect(anchors.get(route), name).toContain(anchor)
      }
      const used = (name: string) => allSqlFunction.nodes.find((one) => one.name === name)?.usedIn ?? []
      expect(used('vwap').map(({ route }) => route)).toContain('/docs/reference/function/finance/')
      const parameter = allServerParameter.nodes.find(({ path }) => path === 'cairo.default.symbol.capacity')
      expect(parameter?.usedIn.map(({ route }) => route)).toContain('/docs/concept/symbol/')
    })

    it('describes every property of the server, and Enterprise properties besides', async () => {
      const { allServerParameter, docPage } = await data<{
        allServerParameter: { nodes: Property[] }
        docPage: { html: string }
      }>(`{
        allServerParameter {
          nodes { path env description value depends group href enterprise verifiedOn dependsOnProcessors }
        }
        docPage(route: { eq: "/docs/configuration/" }) { html }
      }`)
      const { nodes } = allServerParameter
      const ofServer = nodes.filter(({ enterprise }) => !enterprise)
      expect(ofServer).toHaveLength(reported('parameters'))
      expect(nodes.length).toBeGreaterThan(ofServer.length)
      for (const { path, description, href, group, verifiedOn, enterprise } of nodes) {
        expect(description.length, path).toBeGreaterThan(10)
        expect(group, path).not.toBe('')
        expect(href).toBe(`/docs/configuration/#${path}`)
        expect(verifiedOn, path).toBe(enterprise ? null : ENGINE_VERSION)
        expect(docPage.html).toContain(`id="${path}"`)
      }
      for (const { path, value, depends, dependsOnProcessors } of ofServer)
        if (dependsOnProcessors) expect([value, depends === null], path).toEqual([null, false])
        else expect(value, path).not.toBeNull()
      expect(nodes.find(({ path }) => path === 'pg.password')).toMatchObject({
        env: 'QDB_PG_PASSWORD',
        value: 'quest',
      })
    })

    it('holds routes against the sidebar, both ways', async () => {
      const { sidebar, allDocPage } = await data<{
        sidebar: { items: Line[] }
        allDocPage: { nodes: Page[] }
      }>(`{ sidebar(name: { eq: "docs" }) { items ${LINES} } allDocPage { nodes { route } } }`)
      const written = new Set(allDocPage.nodes.map(({ route }) => route))
      expect(new Set(pagesOf(sidebar.items).map(({ href }) => href))).toEqual(written)
    })

    it('knows the place of a page', async () => {
      const { docPage, sidebar } = await data<{ docPage: Page; sidebar: { items: Line[] } }>(
        `{ docPage(route: { eq: "/docs/reference/sql/asof-join/" }) { sectionPath breadcrumbs { label href } previous { label href } next { label href } } sidebar(name: { eq: "docs" }) { items ${LINES} } }`,
      )
      const pages = pagesOf(sidebar.items)
      const at = pages.findIndex(({ href }) => href === '/docs/reference/sql/asof-join/')
      expect(docPage.sectionPath).toEqual(pages[at]?.above)
      expect(docPage.breadcrumbs[0]).toEqual({ label: 'Docs', href: '/docs/' })
      for (const [neighbor, page] of [
        [docPage.previous, pages[at - 1]],
        [docPage.next, pages[at + 1]],
      ] as const)
        expect(neighbor).toEqual({ label: page?.label, href: page?.href })
    })

    it('gives the latest release and the repository, and the same through gatsby-source-graphql', async () => {
      const answer = await data<{
        release: {
          name: string
          tag: string
          draft: boolean
          prerelease: boolean
          publishedAt: string | null
          dataSet: string
          provenance: string
          assets: { name: string; sizeBytes: number; contentType: string }[]
        }
        repository: { owner: string; name: string; defaultBranch: string }
        codeHost: { repository: { latestRelease: { tagName: string } } }
      }>(
        '{ release { name tag draft prerelease publishedAt dataSet provenance assets { name sizeBytes contentType } } repository { owner name defaultBranch } codeHost { repository(owner: "questdb", name: "questdb") { latestRelease { tagName } } } }',
      )
      const snapshot = await readSnapshot('.')
      const { name, tag, draft, prerelease, publishedAt, assets } = releaseFacts(snapshot.data, {
        ...snapshot,
        provenance: 'snapshot',
      })
      expect(answer.release).toMatchObject({
        name,
        tag,
        draft,
        prerelease,
        dataSet: 'fetch-latest-release',
        provenance: 'snapshot',
      })
      expect(answer.release.publishedAt?.slice(0, 10)).toBe(publishedAt?.slice(0, 10))
      expect(answer.release.assets).toEqual(
        assets.map((asset) => ({
          name: asset.name,
          sizeBytes: asset.sizeBytes,
          contentType: asset.contentType,
        })),
      )
      expect(answer.codeHost.repository.latestRelease.tagName).toBe(answer.release.tag)
      expect(answer.repository).toEqual({ owner: 'questdb', name: 'questdb', defaultBranch: 'master' })
    })

    it('has every field of the site configuration', async () => {
      const { site: answer } = await data<{ site: { siteMetadata: Record<string, unknown> } }>(
        `{ site { siteMetadata { ${await everyFieldOf('SiteSiteMetadata')} } } }`,
      )
      const metadata = answer.siteMetadata
      expect(metadata).toMatchObject({
        tagline: 'the database for time series',
        defaultCallToAction: 'Download',
        basePath: '/docs/',
        titleDelimiter: '|',
        trailingSlash: true,
      })
      expect(metadata.copyright).toMatch(/© 20\d\d QuestDB/)
    })

    it('has menus, footer, announcement and the word lists of the editor', async () => {
      const answer = await data<{
        siteMenus: {
          dropdowns: { name: string; columns: number; items: { name: string }[] }[]
          contact: { href: string }
        }
        siteFooter: {
          sentence: string
          columns: { heading: string; links: { href: string }[] }[]
          social: { mark: string }[]
        }
        siteAnnouncement: { closeable: boolean }
        allEditorWordList: { nodes: { name: string; words: string[] }[] }
      }>(
        '{ siteMenus { dropdowns { name columns items { name } } contact { href } } siteFooter { sentence columns { heading links { href } } social { mark } } siteAnnouncement { closeable } allEditorWordList(sort: { name: ASC }) { nodes { name words } } }',
      )
      const menus = readSiteData('.', 'menus').value
      expect(menus.dropdowns.length).toBeGreaterThan(0)
      expect(
        answer.siteMenus.dropdowns.map(({ name, columns, items }) => [name, columns, items.length]),
      ).toEqual(menus.dropdowns.map(({ name, columns, items }) => [name, columns, items.length]))
      expect(answer.siteMenus.contact.href).toBe(menus.contact.href)
      const footer = readSiteData('.', 'footer').value
      expect(answer.siteFooter).toMatchObject({
        sentence: footer.sentence,
        columns: footer.columns.map(({ heading, links }) => ({
          heading,
          links: links.map(({ href }) => ({ href })),
        })),
        social: footer.social.map(({ mark }) => ({ mark })),
      })
      expect(answer.siteAnnouncement.closeable).toBe(readSiteData('.', 'announcement').value.closeable)
      expect(answer.allEditorWordList.nodes.map(({ name }) => name)).toEqual([
        'constants',
        'dataTypes',
        'functions',
        'keywords',
      ])
      const words = Object.fromEntries(
        answer.allEditorWordList.nodes.map(({ name, words: list }) => [name, list]),
      )
      expect(words.constants).toEqual(expect.arrayContaining(['false', 'true']))
      expect(words.dataTypes).toEqual(
        expect.arrayContaining(['geohash', 'ipv4', 'long256', 'symbol', 'timestamp', 'uuid']),
      )
      expect(words.keywords).toEqual(expect.arrayContaining(['sample', 'latest', 'partition']))
    })

    it('has the stories of customers in the order of their file, each with its source', async () => {
      const { allCustomerStory } = await data<{
        allCustomerStory: {
          nodes: { name: string; fieldLabel: string; source: { href: string; date: string | null } }[]
        }
      }>(`{ allCustomerStory(sort: { position: ASC }) { nodes { ${await everyFieldOf('CustomerStory')} } } }`)
      const file = fs.readFileSync('content/customers/stories.yml', 'utf8')
      expect(allCustomerStory.nodes.map(({ name }) => name)).toEqual(
        [...file.matchAll(/^ {2}- name: (.+)$/gm)].map(([, name]) => name),
      )
      for (const { fieldLabel, source } of allCustomerStory.nodes) {
        expect(fieldLabel).not.toBe('')
        expect(source.href).toMatch(/^https:/)
        expect(source.date).not.toBe('')
      }
    })

    it('has each known issue of the server, the most severe first', async () => {
      const { allKnownIssue } = await data<{
        allKnownIssue: { nodes: { issueId: string; severity: string; reproduction: { code: string } }[] }
      }>(
        '{ allKnownIssue(sort: { position: ASC }) { nodes { issueId severity affects upstream pages reproduction { code language ownServer datasets } } } }',
      )
      const file = fs.readFileSync('content/known-issues.yml', 'utf8')
      const ids = [...file.matchAll(/^- id: (.+)$/gm)].map(([, id]) => id)
      expect(allKnownIssue.nodes.map(({ issueId }) => issueId).sort()).toEqual(ids.sort())
      expect(allKnownIssue.nodes[0]?.severity).toBe('high')
      expect(allKnownIssue.nodes.at(-1)?.severity).toBe('low')
      for (const { reproduction } of allKnownIssue.nodes) expect(reproduction.code).not.toBe('')
    })

    it('has each program of the client examples, by language and kind', async () => {
      const { allClientExample } = await data<{
        allClientExample: { nodes: { name: string; code: string; ranWith: { runtime: string } | null }[] }
      }>(
        `{ allClientExample(filter: { language: { eq: "go" }, kind: { eq: "plain" } }) { nodes { ${await everyFieldOf('ClientExample')} } } }`,
      )
      expect(allClientExample.nodes.map(({ name }) => name)).toEqual(['plain'])
      expect(allClientExample.nodes[0]?.code).toBe(fs.readFileSync('content/examples/go/plain.go', 'utf8'))
      expect(allClientExample.nodes[0]?.ranWith?.runtime).toMatch(/^Go \d/)
    })

    it('knows the subjects of each post and what to read after it, draws its cover, and makes the lists of posts', async () => {
      interface Post {
        route: string
        authors: string[]
        tags: string[]
        readingMinutes: number
        cover: string
        subjects: { tag: string; label: string; href: string }[]
        related: { route: string }[]
      }
      const { allBlogPost, siteBlog, allSitePage } = await data<{
        allBlogPost: { nodes: Post[] }
        siteBlog: { tags: { href: string }[] }
        allSitePage: { nodes: { path: string }[] }
      }>(`{
        allBlogPost {
          nodes { route authors tags readingMinutes cover subjects { tag label href } related { route } }
        }
        siteBlog { ${await everyFieldOf('SiteBlog')} }
        allSitePage { nodes { path } }
      }`)
      const posts = allBlogPost.nodes
      expect(posts.length).toBeGreaterThan(1)
      for (const { route, authors, tags, subjects, readingMinutes, cover, related } of posts) {
        expect(
          subjects.map(({ tag }) => tag),
          route,
        ).toEqual(tags)
        expect(authors, route).not.toEqual([])
        expect(readingMinutes, route).toBeGreaterThan(0)
        expect(cover, route).toMatch(/^<svg viewBox="0 0 640 336".*<\/svg>$/)
        expect(related, route).toHaveLength(Math.min(3, posts.length - 1))
        expect(
          related.map((other) => other.route),
          route,
        ).not.toContain(route)
      }
      // no two posts look alike
      expect(new Set(posts.map(({ cover }) => cover)).size).toBe(posts.length)
      const coverOf = (route: string) => posts.find((post) => post.route === route)?.cover
      expect(coverOf('/blog/materialized-views-for-candles/')).toContain('class="down"')
      expect(coverOf('/blog/order-books-with-arrays/')).toContain('class="line-2"')
      const made = allSitePage.nodes.map(({ path }) => path)
      expect(made).toEqual(expect.arrayContaining(['/blog/', ...siteBlog.tags.map(({ href }) => href)]))
    })

    it('has the calls to action, the last of which is for all other pages', async () => {
      const { siteOnward } = await data<{
        siteOnward: { calls: { routes: string[]; links: { href: string }[] }[] }
      }>(`{ siteOnward { ${await everyFieldOf('SiteOnward')} } }`)
      expect(siteOnward.calls.map(({ routes }) => routes.length > 0)).toEqual([
        ...siteOnward.calls.slice(1).map(() => true),
        false,
      ])
      expect(siteOnward.calls.flatMap(({ routes }) => routes)).toContain('/download/')
      expect(siteOnward.calls.at(-1)?.links.map(({ href }) => href)).toContain('/download/')
    })

    it('answers the queries that docs/architecture.md prints', async () => {
      const text = fs.readFileSync('docs/architecture.md', 'utf8')
      const queries = [...text.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, query]) => query ?? '')
      expect(queries.length).toBeGreaterThanOrEqual(3)
      for (const query of queries) expect(JSON.stringify(await data(query))).not.toContain(':null}}')
    })

    it('serves GraphiQL', async () => {
      const response = await fetch(`${site.origin}/___graphql`, { headers: { accept: 'text/html' } })
      expect(await response.text()).toContain('GraphiQL')
    })
  })

  interface Example {
    kind: string
    line: number
    sql: string
    verifiedOn: string
    result: { columns: unknown[] } | null
  }

  interface Property {
    path: string
    env: string
    description: string
    value: string | null
    depends: string | null
    group: string
    href: string
    enterprise: boolean
    verifiedOn: string | null
    dependsOnProcessors: boolean
  }

  interface Named {
    name: string
    href: string | null
    reason: string | null
    usedIn: { route: string }[]
  }
}
