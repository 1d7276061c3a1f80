import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSiteData } from '../../content/site/read-site-data'
import { checkRedirects } from './check-redirects'
import { problemsIn } from './check-content'

/** Messages about a redirects.yml with these entries, a line each. */
function check(...entries: [from: string, to: string][]): string[] {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'redirects-'))
  try {
    fs.mkdirSync(path.join(root, 'content/site'), { recursive: true })
    fs.writeFileSync(
      path.join(root, 'content/site/redirects.yml'),
      entries.map(([from, to]) => `- { from: '${from}', to: '${to}' }\n`).join(''),
    )
    const redirects = readSiteData(root, 'redirects')
    return checkRedirects(redirects, {
      anchors: new Map([
        ['/docs/symbol/', new Set(['capacity'])],
        ['/docs/partitions/', new Set<string>()],
      ]),
      codeRoutes: new Set(['/404/']),
      redirects: new Map(redirects.value.map(({ from, to }) => [from, to])),
      isServed: () => false,
    }).map(({ message }) => message.replace('content/site/', ''))
  } catch (error) {
    return problemsIn(error).map(({ message }) => message.replace('content/site/', ''))
  } finally {
    fs.rmSync(root, { recursive: true, force: true })
  }
}

describe('checkRedirects', () => {
  it('accepts old addresses that lead to a page, an anchor, or elsewhere', () => {
    expect(
      check(
        ['/docs/dictionary/', '/docs/symbol/'],
        ['/docs/8.1/limits/', '/docs/symbol/#capacity'],
        ['/chat/', 'https://slack.questdb.com'],
      ),
    ).toEqual([])
  })

  it('finds a target that does not exist, page or anchor', () => {
    const [page, anchor] = check(['/old/a/', '/docs/symbols/'], ['/old/b/', '/docs/symbol/#nothing'])
    expect(page).toMatch(/^redirects\.yml:1: the link \/docs\/symbols\/ leads to a page that does not exist/)
    expect(anchor).toMatch(/^redirects\.yml:2: .* points to an anchor that \/docs\/symbol\/ does not have/)
  })

  it('finds a chain, and names its end', () => {
    expect(check(['/a/', '/b/'], ['/b/', '/c/#x'], ['/c/', '/docs/symbol/'])).toEqual([
      'redirects.yml:1: /a/ is redirected to /b/, which is itself redirected. write to: /docs/symbol/.',
      'redirects.yml:2: /b/ is redirected to /c/#x, which is itself redirected. write to: /docs/symbol/.',
    ])
  })

  it('finds circles of any length', () => {
    expect(check(['/a/', '/a/#top'])).toEqual([
      'redirects.yml:1: the redirects form a loop: /a/ → /a/. point one of them to a page.',
    ])
    expect(check(['/a/', '/b/'], ['/b/', '/c/'], ['/c/', '/b/'])).toEqual([
      expect.stringContaining('redirects.yml:1: the redirects form a loop: /a/ → /b/ → /c/ → /b/'),
      expect.stringContaining('redirects.yml:2: the redirects form a loop: /b/ → /c/ → /b/'),
      expect.stringContaining('redirects.yml:3: the redirects form a loop: /c/ → /b/ → /c/'),
    ])
  })

  it('finds an address that is redirected twice', () => {
    expect(check(['/a/', '/docs/symbol/'], ['/a/', '/docs/partitions/'])).toEqual([
      'redirects.yml:2: /a/ is redirected twice, first on line 1. remove one of them.',
    ])
  })

  it.each(['/docs/symbol/', '/404/'])('finds that %s is a page', (from) => {
    expect(check([from, '/docs/partitions/'])).toEqual([
      `redirects.yml:1: ${from} is an existing page, which the redirect would hide. remove the redirect or rename the page.`,
    ])
  })

  it.each(['docs/old/', '/docs/old', '/docs//old/', '/'])('wants a slash at both ends of %s', (from) => {
    expect(check(['/a/', '/docs/symbol/'], [from, '/docs/symbol/'])).toEqual([
      'redirects.yml:2: entry 2: from: is not a path on this site with leading and trailing slashes. write - from: /old/ and to: /new/.',
    ])
  })

  it('wants a slash at the end of a target', () => {
    expect(check(['/a/', '/docs/symbol']).join()).toMatch(
      /^redirects\.yml:1: .*write a route with leading and trailing slashes/,
    )
  })
})
