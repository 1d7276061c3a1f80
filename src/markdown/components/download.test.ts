import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileSize } from '../../base/file-size'
import { servedFile } from '../../content/served-file'
import { download } from './download'
import { rendered, testContext } from './test-component'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'download-'))

beforeAll(() => {
  const sizes = {
    'static/downloads/small.csv': 3,
    'static/large.tar.gz': 26_499,
    'content/datasets/trades.sql': 1_500,
  }
  for (const [name, size] of Object.entries(sizes)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    fs.writeFileSync(path.join(root, name), 'x'.repeat(size))
  }
})
afterAll(() => {
  fs.rmSync(root, { recursive: true })
})

const label = [{ type: 'text' as const, value: 'Trades' }]

function shown(href?: string) {
  const files: string[] = []
  const context = testContext({
    fileSize,
    servedFile: (address) => servedFile(root, address),
    noteFile: (file) => void files.push(path.relative(root, file)),
  })
  return { ...rendered(download, href === undefined ? {} : { href }, label, context), files }
}

it.each([
  ['/downloads/small.csv', 'static/downloads/small.csv', 'CSV, 1 kB'],
  ['/large.tar.gz', 'static/large.tar.gz', 'GZ, 26 kB'],
  ['/downloads/datasets/trades.sql', 'content/datasets/trades.sql', 'SQL, 2 kB'],
])(
  'a download of %s is a link with its format and size, and the page depends on the file',
  (href, file, facts) => {
    expect(shown(href)).toMatchObject({
      html: `<a class="download" href="${href}" download>Trades<small> ${facts}</small></a>`,
      files: [file],
      problems: [],
    })
  },
)

it.each(['/downloads/none.csv', 'downloads/small.csv', '/', 'https://example.com/a.csv'])(
  'a download of %s is an error that says where files belong',
  (href) => {
    expect(shown(href)).toMatchObject({
      html: '<span>Trades</span>',
      files: [],
      problems: [
        `content/docs/test.mdx:7: the download ${href} does not exist. add the file to static/downloads and write href="/downloads/name.csv"; demo tables are at /downloads/datasets/name.sql.`,
      ],
    })
  },
)

it('a download without an address is an error', () => {
  expect(shown().problems).toEqual([expect.stringContaining('the download  does not exist')])
})
