import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  inlineScripts,
  securityHeaders,
  writeSecurityPolicy,
  type ContactedAddresses,
} from './security-policy'

it('finds scripts that browsers run, and neither data nor files', () => {
  const html = `<script>a()</script><script id="a>b" type="module">
b()</script><script type="application/ld+json">{}</script><script type="late" src="/c.js"></script><script src="/d.js"></script>`
  expect(inlineScripts(html)).toEqual(['a()', '\nb()'])
})

describe('the policy', () => {
  const NOTHING: ContactedAddresses = { contact: '', dashboard: null, live: '', assistant: undefined }

  /** Sources of each directive. */
  function directives(addresses: ContactedAddresses): Record<string, string> {
    const policy = securityHeaders(['a()'], addresses)['Content-Security-Policy'] ?? ''
    return Object.fromEntries(
      policy.split('; ').map((one) => [one.slice(0, one.indexOf(' ')), one.slice(one.indexOf(' ') + 1)]),
    )
  }

  it('allows the inline scripts by their digests, and no others', () => {
    // printf 'a()' | openssl dgst -sha256 -binary | base64
    expect(directives(NOTHING)['script-src']).toBe(
      "'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
    )
    expect(directives(NOTHING)).toMatchObject({
      'object-src': "'none'",
      'frame-src': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
    })
  })

  it('adds each host of the site data where it is contacted', () => {
    const all = directives({
      contact: 'https://forms.example.com/questdb?a=1',
      dashboard: 'https://prices.example.com/',
      live: 'https://sql.example.com/run/',
      assistant: 'https://widget.example.com/assistant.js',
    })
    expect(all['script-src']).toMatch(/ https:\/\/widget\.example\.com$/)
    expect(all['connect-src']).toContain(
      "'self' https://forms.example.com https://prices.example.com https://sql.example.com https://widget.example.com ",
    )
    expect(all['form-action']).toBe("'self' https://forms.example.com")
    expect(all['frame-src']).toBe('https://widget.example.com')
  })

  it('adds nothing for paths on this site', () => {
    expect(
      directives({ ...NOTHING, dashboard: '/questdb/', live: '/questdb/', assistant: '/assistant.js' }),
    ).toEqual(directives(NOTHING))
  })
})

describe('the file', () => {
  /** Writes a site with one page for each HTML. */
  function writeFor(pages: readonly string[]): string {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'policy-'))
    const files = pages.map((html, index) => {
      const file = path.join(folder, `${index}.html`)
      fs.writeFileSync(file, html)
      return file
    })
    try {
      writeSecurityPolicy(process.cwd(), folder, files)
      return fs.readFileSync(path.join(folder, 'security-policy.json'), 'utf8')
    } finally {
      fs.rmSync(folder, { recursive: true })
    }
  }

  it('lists a script of many pages once', () => {
    const policy = writeFor(Array.from({ length: 20 }, () => '<script>a()</script>'))
    expect(policy.match(/'sha256-/g)).toHaveLength(1)
  })

  it('is not written if a script differs from page to page', () => {
    const pages = Array.from({ length: 20 }, (_, index) => `<script>page = ${index}</script>`)
    expect(() => writeFor(pages)).toThrow(/contain 20 distinct inline scripts[^]*0\.html: page = 0/)
  })
})
