import { describe, expect, it } from 'vitest'
import type { ReleaseAssetFacts, ReleaseFacts } from '../../content/code-host/facts'
import type { ReleaseTexts } from '../../content/site/marketing-schemas'
import { paragraph, text } from './markdown-nodes'
import { releaseAssets, sizeText, useOf } from './release-assets'
import { expanded } from './test-component'

const file = (name: string, facts: Partial<ReleaseAssetFacts> = {}): ReleaseAssetFacts => ({
  name,
  sizeBytes: 26_400_000,
  sizeIsApproximate: false,
  downloads: 12_345,
  contentType: 'application/gzip',
  url: `https://example.com/${name}`,
  ...facts,
})

const files: ReleaseTexts['files'] = [
  { contains: '-linux', platform: 'linux', label: 'Linux x86-64' },
  { contains: '-linux-extra', platform: 'windows', label: 'Never reached' },
  { contains: '-windows', platform: 'windows', label: 'Windows x86-64' },
  { contains: '-no-jre', platform: 'any', label: 'Any platform' },
]

function shown(
  assets: ReleaseAssetFacts[],
  attributes: Record<string, string> = {},
  children = [paragraph([text('No file.')])],
) {
  const site = {
    latestRelease: { assets } as unknown as ReleaseFacts,
    releaseTexts: { files } as unknown as ReleaseTexts,
  }
  return expanded(releaseAssets, attributes, { site, children })
}

describe('ReleaseAssets as a table', () => {
  it('has a row for each file, with its link, platform, size, and downloads', () => {
    const { html, problems } = shown([
      file('q-linux.gz'),
      file('q-windows.gz', { downloads: 7, sizeBytes: 1e6 }),
    ])
    expect(problems).toEqual([])
    expect(html).toBe(
      '<table><thead><tr><th>File</th><th>Platform</th><th>Size</th><th>Downloads</th></tr></thead><tbody>' +
        '<tr><td><a href="https://example.com/q-linux.gz">q-linux.gz</a></td><td>Linux x86-64</td><td>26 MB</td><td>12,345</td></tr>' +
        '<tr><td><a href="https://example.com/q-windows.gz">q-windows.gz</a></td><td>Windows x86-64</td><td>1 MB</td><td>7</td></tr>' +
        '</tbody></table>',
    )
  })

  it('leaves a cell empty if only some files have the fact', () => {
    const { html } = shown([file('q-linux.gz'), file('sums.txt', { downloads: null, sizeBytes: 0 })])
    expect(html).toContain('sums.txt</a></td><td></td><td></td><td></td></tr>')
  })

  it('has no column for a fact that is unknown for all files', () => {
    const { html } = shown([file('sums.txt', { downloads: null, sizeBytes: 0 })])
    expect(html).toBe(
      '<table><thead><tr><th>File</th></tr></thead><tbody><tr><td><a href="https://example.com/sums.txt">sums.txt</a></td></tr></tbody></table>',
    )
  })

  it('shows the content of the component if there are no files', () => {
    expect(shown([]).html).toBe('<p>No file.</p>')
  })
})

describe('ReleaseAssets of a platform', () => {
  it('links to the files of this platform, with their size, name, purpose, and downloads', () => {
    const { html, problems } = shown([file('q-linux.gz'), file('q-windows.gz'), file('sums.txt')], {
      platform: 'linux',
    })
    expect(problems).toEqual([])
    expect(html).toBe(
      '<ul class="assets" role="list"><li><p><a href="https://example.com/q-linux.gz">Download (26 MB)</a> q-linux.gz, Linux x86-64, 12,345 downloads</p></li></ul>',
    )
  })

  it.each([
    [{ downloads: 1 }, '>Download (26 MB)</a> q-windows.gz, Windows x86-64, 1 download<'],
    [{ downloads: 0 }, '>Download (26 MB)</a> q-windows.gz, Windows x86-64, 0 downloads<'],
    [{ downloads: null }, '>Download (26 MB)</a> q-windows.gz, Windows x86-64<'],
    [{ sizeBytes: 0 }, '>Download</a> q-windows.gz,'],
  ])('with the facts %j says %s', (facts, text) => {
    expect(shown([file('q-windows.gz', facts)], { platform: 'windows' }).html).toContain(text)
  })

  it('shows the content of the component if no file is for it', () => {
    expect(shown([file('q-linux.gz')], { platform: 'any' })).toMatchObject({
      html: '<p>No file.</p>',
      problems: [],
    })
  })

  it('is one of three, which the error for another one lists', () => {
    expect(shown([file('q-linux.gz')], { platform: 'amiga' }).problems).toEqual([
      'content/docs/test.mdx:7: <ReleaseAssets> doesn\'t support the platform "amiga". use one of: linux, windows, any.',
    ])
  })
})

it('a file is described by the first entry that is part of its name', () => {
  expect(useOf('q-linux-extra.gz', { files })?.label).toBe('Linux x86-64')
  expect(useOf('q-no-jre.gz', { files })?.label).toBe('Any platform')
  expect(useOf('sums.txt', { files })).toBeUndefined()
})

it.each([
  [0, false, ''],
  [-1, true, ''],
  [1, false, '1 kB'],
  [1_600, false, '2 kB'],
  [999_000, false, '999 kB'],
  [1_000_000, false, '1 MB'],
  [62_400_000, true, 'about 62 MB'],
])('a file of %d bytes (approximate: %s) has the size "%s"', (sizeBytes, sizeIsApproximate, size) => {
  expect(sizeText({ sizeBytes, sizeIsApproximate })).toBe(size)
})
