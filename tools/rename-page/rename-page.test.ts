import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renamePage } from './rename-page'

let root: string
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'rename-'))
  write('content/docs/concept/old.mdx', page('[Here](#part) ![x](../../images/x.png) ![y](./y.png)'))
  write('content/docs/concept/old.examples.json', '{ "examples": [] }\n')
  write('content/docs/concept/old/below.mdx', page('Text.'))
  write(
    'content/docs/other.mdx',
    page(
      [
        '[a](/docs/concept/old/) [b](/docs/concept/old/#part) [c](/docs/concept/old/below/)',
        '<Card href="/docs/concept/old/" /> https://questdb.com/docs/concept/old/',
        '```bash',
        'curl -G /docs/concept/old/',
        '```',
        'See /docs/concept/old/.',
      ].join('\n'),
    ),
  )
  write('content/blog/post.mdx', page('Text.'))
  write('content/docs/partials/note.mdx', page('Text.'))
  write('content/docs/sidebar.yml', '# Order\n- page: /docs/concept/old/\n- page: /docs/concept/old/below/\n')
  write('content/known-failures.yml', '- page: concept/old\n  statement: SELECT 1\n')
  write(
    'content/site/redirects.yml',
    '# Old addresses\n- from: /docs/oldest/\n  to: /docs/concept/old/#part\n- from: /docs/elsewhere/\n  to: /docs/other/\n',
  )
  write('src/pages/offline.tsx', 'export default () => null\n')
  write('src/menu.ts', "const place = '/docs/concept/old/'\n")
})
afterEach(() => {
  fs.rmSync(root, { recursive: true, force: true })
})

const page = (body: string) => `---\ntitle: Page\nimage: ./card.png\n---\n\n${body}\n`
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
}
const exists = (file: string) => fs.existsSync(path.join(root, file))

describe('renamePage', () => {
  it('moves the page and its record', () => {
    renamePage(root, '/docs/concept/old/', '/docs/new/')
    expect(exists('content/docs/concept/old.mdx')).toBe(false)
    expect(exists('content/docs/concept/old.examples.json')).toBe(false)
    expect(exists('content/docs/new.examples.json')).toBe(true)
    expect(exists('content/docs/concept/old/below.mdx')).toBe(true)
  })

  it('keeps the relative paths of the page right', () => {
    renamePage(root, '/docs/concept/old/', '/docs/guides/deep/new/')
    expect(read('content/docs/guides/deep/new.mdx')).toBe(
      page('[Here](#part) ![x](../../../images/x.png) ![y](../../concept/y.png)').replace(
        './card.png',
        '../../concept/card.png',
      ),
    )
  })

  it('updates links to the page, and nothing else', () => {
    renamePage(root, '/docs/concept/old/', '/docs/new/')
    expect(read('content/docs/other.mdx')).toBe(
      page(
        [
          '[a](/docs/new/) [b](/docs/new/#part) [c](/docs/concept/old/below/)',
          '<Card href="/docs/new/" /> https://questdb.com/docs/concept/old/',
          '```bash',
          'curl -G /docs/concept/old/',
          '```',
          'See /docs/new/.',
        ].join('\n'),
      ),
    )
  })

  it('updates the sidebar, the known failures and the redirects, and adds one', () => {
    const done = renamePage(root, '/docs/concept/old/', '/docs/new/')
    expect(read('content/docs/sidebar.yml')).toBe(
      '# Order\n- page: /docs/new/\n- page: /docs/concept/old/below/\n',
    )
    expect(read('content/known-failures.yml')).toContain('- page: new\n')
    expect(read('content/site/redirects.yml')).toBe(
      '# Old addresses\n- from: /docs/oldest/\n  to: /docs/new/#part\n- from: /docs/elsewhere/\n  to: /docs/other/\n- from: /docs/concept/old/\n  to: /docs/new/\n',
    )
    expect(done).toContain('content/docs/concept/old.mdx → content/docs/new.mdx')
    expect(done).toContain('src/menu.ts:1: mentions /docs/concept/old/; check it by hand')
  })

  it('can be undone without a circle of redirects', () => {
    renamePage(root, '/docs/concept/old/', '/docs/new/')
    renamePage(root, '/docs/new/', '/docs/concept/old/')
    expect(read('content/site/redirects.yml')).toBe(
      '# Old addresses\n- from: /docs/oldest/\n  to: /docs/concept/old/#part\n- from: /docs/elsewhere/\n  to: /docs/other/\n- from: /docs/new/\n  to: /docs/concept/old/\n',
    )
    expect(read('content/docs/sidebar.yml')).toContain('- page: /docs/concept/old/\n')
  })

  it('writes the first redirect', () => {
    write('content/site/redirects.yml', '# Old addresses\n[]\n')
    renamePage(root, '/docs/other/', '/docs/new/')
    expect(read('content/site/redirects.yml')).toBe(
      '# Old addresses\n- from: /docs/other/\n  to: /docs/new/\n',
    )
  })

  it('keeps an index page an index page', () => {
    write('content/docs/console/index.mdx', page('Text.'))
    renamePage(root, '/docs/console/', '/docs/web-console/')
    expect(exists('content/docs/web-console/index.mdx')).toBe(true)
  })

  it.each([
    ['/docs/none/', '/docs/new/', /there is no page \/docs\/none\//],
    [
      'docs/concept/old/',
      '/docs/new/',
      /FROM=docs\/concept\/old\/ is not a route with leading and trailing slashes/,
    ],
    ['/docs/concept/old/', '/docs/new', /TO=\/docs\/new is not a route with leading and trailing slashes/],
    ['', '', /FROM= is not a route/],
    ['/docs/concept/old/', '/docs/other/', /\/docs\/other\/ is taken by content\/docs\/other\.mdx/],
    ['/docs/concept/old/', '/docs/concept/old/', /is taken by content\/docs\/concept\/old\.mdx/],
    ['/offline/', '/docs/x/', /there is no page \/offline\//],
    ['/docs/concept/old/', '/blog/new/', /a page keeps its family, so TO must begin with \/docs\//],
    ['/docs/concept/old/', '/docs/elsewhere/', /is an old address, redirected to \/docs\/other\//],
    ['/docs/partials/note/', '/docs/partials/hint/', /pages refer to fragments by name/],
    ['/docs/concept/old/', '/docs/partials/hint/', /pages refer to fragments by name/],
  ])('refuses %s to %s, and changes nothing', (from, to, message) => {
    const before = snapshot()
    expect(() => renamePage(root, from, to)).toThrow(message)
    expect(snapshot()).toEqual(before)
  })
})

function snapshot(): [string, string][] {
  return fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(root, name)).isFile())
    .sort()
    .map((name) => [name, read(name)])
}
