import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { build, copySite } from '../support/site-copy'

describe('a build of bad content', () => {
  it('stops, and names every problem with its file, line and remedy at once', async () => {
    const folder = copySite('bad-content')
    const write = (file: string, text: string) => {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      fs.writeFileSync(path.join(folder, file), text)
    }
    const description = 'A page that is only here to be wrong in exactly one way.'
    const page = (body: string) => `---\ntitle: Wrong\ndescription: ${description}\n---\n${body}\n`
    write('content/docs/concept/no-title.mdx', `---\ndescription: ${description}\n---\nText.\n`)
    write(
      'content/docs/concept/long-title.mdx',
      `---\ntitle: ${'x'.repeat(61)}\ndescription: ${description}\n---\nText.\n`,
    )
    write(
      'content/docs/concept/short-description.mdx',
      '---\ntitle: Wrong\ndescription: Too short\n---\nText.\n',
    )
    write(
      'content/docs/concept/unknown-key.mdx',
      `---\ntitle: Wrong\ndescription: ${description}\nslug: /x/\n---\nText.\n`,
    )
    write(
      'content/docs/concept/broken-yaml.mdx',
      `---\ntitle: "Wrong\ndescription: ${description}\n---\nText.\n`,
    )
    write('content/docs/concept/symbol/index.mdx', page('Same route as concept/symbol.mdx.'))
    write(
      'content/docs/concept/array.mdx',
      page('Text.\n\n<Chart />\n\n:::caution\n\nx\n\n:::\n\n<Signature of="rpadd" />'),
    )
    write('content/docs/concept/geohashes.mdx', page('An { open brace.'))
    write('content/docs/concept/indexes.mdx', page('import x from "y"\n\nText.'))
    write(
      'content/docs/concept/partitions.mdx',
      page('[a](/docs/concept/symbl/) [b](/docs/concept/symbol/#nothing) ![Alt](./none.png)'),
    )
    write('content/docs/concept/no-record.mdx', page('Text.\n\n```questdb-sql\nSELECT 1;\n```'))
    write('content/docs/concept/no-program.mdx', page('Text.\n\n<ClientExample name="none" lang="go" />'))
    write('content/examples/go/unlisted.go', 'package main\n')
    write('content/docs/concept/renamed.examples.json', '{ "engine": "9.0.1", "examples": [] }\n')
    fs.appendFileSync(
      path.join(folder, 'content/docs/concept/symbol.mdx'),
      '\n```questdb-sql title="New"\nSELECT 2;\n```\n',
    )
    fs.appendFileSync(
      path.join(folder, 'content/site/redirects.yml'),
      '- from: /docs/concept/symbol/\n  to: /docs/\n- from: /old/\n  to: /docs/no-such-page/\n',
    )
    const stories = path.join(folder, 'content/customers/stories.yml')
    fs.writeFileSync(stories, fs.readFileSync(stories, 'utf8').replace('field: finance', 'field: finanz'))
    write(
      'content/blog/odd-tag.mdx',
      page('Text.').replace('---\n', '---\ndate: 2025-07-11\ntags: [relese]\n'),
    )
    fs.appendFileSync(path.join(folder, 'content/docs/sidebar.yml'), '- page: /docs/concept/nowhere/\n')

    const { code, output } = await build(folder, '--prefix-paths')

    expect(code).not.toBe(0)
    for (const expected of [
      /gatsby-config\.ts: the build was started with --prefix-paths, .* serve the site at the root of a host/,
      /concept\/no-title\.mdx:\d+: title: is missing or not a string\. write 2 to 60 characters/,
      /concept\/long-title\.mdx:2: title: is longer than 60 characters/,
      /concept\/short-description\.mdx:3: description: is shorter than 50 characters\. write 50 to 160/,
      /concept\/unknown-key\.mdx:4: unknown key "slug"\. use only these keys: title, description/,
      /concept\/broken-yaml\.mdx:\d+: the YAML is invalid/,
      /concept\/symbol\/index\.mdx: .*concept\/symbol\.mdx has the same route|concept\/symbol\.mdx: content\/docs\/concept\/symbol\/index\.mdx has the same route/,
      /concept\/array\.mdx:7: unknown component <Chart>/,
      /concept\/array\.mdx:9: unknown directive :::caution/,
      /concept\/array\.mdx:15: the server has no function or operator "rpadd"/,
      /concept\/geohashes\.mdx:\d+: a brace is unclosed or unintended/,
      /concept\/indexes\.mdx:5: import and export are not allowed/,
      /concept\/partitions\.mdx:5: the link \/docs\/concept\/symbl\/ leads to a page that does not exist\. did you mean/,
      /concept\/partitions\.mdx:5: the link \/docs\/concept\/symbol\/#nothing points to an anchor that \/docs\/concept\/symbol\/ does not have/,
      /concept\/partitions\.mdx:5: the image \.\/none\.png does not exist/,
      /sidebar\.yml:\d+: the sidebar lists \/docs\/concept\/nowhere\/, which does not exist/,
      /concept\/no-record\.mdx:7: the page has an example, but there is no record content\/docs\/concept\/no-record\.examples\.json\. run make record PAGE=concept\/no-record/,
      /concept\/symbol\.mdx:\d+: the example "New" has no record\. run make record PAGE=concept\/symbol/,
      /concept\/no-program\.mdx:7: content\/examples\/go has no example "none"\. use one of: /,
      /go\/unlisted\.go: content\/examples\/go\/examples\.yml does not list this program\. add an example/,
      /concept\/renamed\.examples\.json:1: the record does not belong to any page/,
      /redirects\.yml:\d+: \/docs\/concept\/symbol\/ is an existing page/,
      /redirects\.yml:\d+: the link \/docs\/no-such-page\/ leads to/,
      /customers\/stories\.yml:\d+: stories: entry 1: field: "finanz" is not a known field\. write one of the keys/,
      /blog\/odd-tag\.mdx:3: the blog has no tag "relese"\. use one of release, /,
    ])
      expect(output).toMatch(expected)
  })
})

describe('a build whose gatsby-config cannot be loaded', () => {
  it('stops instead of building an empty site', async () => {
    const folder = copySite('bad-config')
    const config = path.join(folder, 'gatsby-config.ts')
    fs.writeFileSync(
      config,
      `import { nothing } from './src/not-there'\n${fs.readFileSync(config, 'utf8')}\nnothing()\n`,
    )
    const { code, output } = await build(folder)
    expect(code).not.toBe(0)
    expect(output).toMatch(/not-there|gatsby-config\.ts was not loaded/)
  })

  it('stops too when a package that it imports is missing', async () => {
    const folder = copySite('missing-package')
    const config = path.join(folder, 'gatsby-config.ts')
    fs.writeFileSync(
      config,
      `import nothing from 'a-package-that-is-not-installed'\n${fs.readFileSync(config, 'utf8')}\nvoid nothing\n`,
    )
    const { code, output } = await build(folder)
    expect(code).not.toBe(0)
    expect(output).toMatch(/a-package-that-is-not-installed|gatsby-config\.ts was not loaded/)
  })
})
