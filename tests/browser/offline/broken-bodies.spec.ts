import fs from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { SITE_FOLDER } from '../helpers/built-pages'
import { openPage } from '../helpers/open-page'
import { test } from '../helpers/site-test'
import { isKept, workerRules } from '../helpers/worker'
import { PAGES, exactly, titleOf } from '../helpers/sample-pages'

const READ = PAGES.ordinary
const HTML = fs.readFileSync(join(SITE_FOLDER, READ, 'index.html'))
const TYPE = { 'Content-Type': 'text/html; charset=utf-8' }

/** Time after which a reader still sees a blank page, in milliseconds; the worker's own limit is three seconds. */
const PATIENCE = 8000

const BROKEN: [string, (response: ServerResponse) => void][] = [
  ['never comes', (response) => response.writeHead(200, TYPE).flushHeaders()],
  ['stops halfway', (response) => response.writeHead(200, TYPE).write(HTML.subarray(0, 20_000))],
  [
    'is shorter than announced',
    (response) => {
      response.writeHead(200, { ...TYPE, 'Content-Length': HTML.length })
      response.write(HTML.subarray(0, 20_000), () => response.destroy())
    },
  ],
  [
    'ends early without an error',
    (response) => {
      response.writeHead(200, { ...TYPE, 'Content-Length': 20_000 }).end(HTML.subarray(0, 20_000))
    },
  ],
  [
    'has a corrupt compression',
    (response) => {
      // stored blocks, because damaged compressed ones can happen to decode: 10 bytes, then 5 before each block
      const body = gzipSync(HTML, { level: 0 })
      const second = 15 + body.readUInt16LE(11)
      body.writeUInt16LE(body.readUInt16LE(second + 3) ^ 0xffff, second + 3)
      response.writeHead(200, { ...TYPE, 'Content-Encoding': 'gzip' }).end(body)
    },
  ],
]

for (const [name, answer] of BROKEN)
  test(`a kept page comes from the device when the body ${name}`, async ({ page, site }) => {
    await openPage(page, site.url + READ)
    await workerRules(page)
    await isKept(page, READ)
    site.answer(exactly(READ), answer)
    const started = Date.now()
    await openPage(page, site.url + READ)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(READ))
    expect(Date.now() - started).toBeLessThan(PATIENCE)
  })

test('a link to a kept page leads there when the body of its data never comes', async ({ page, site }) => {
  await openPage(page, site.url + READ)
  await workerRules(page)
  await isKept(page, READ)
  await openPage(page, `${site.url}/docs/`)
  site.answer(new RegExp(`${READ}(page-data\\.json)?$`), (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).flushHeaders()
  })
  const started = Date.now()
  await page.evaluate((to) => {
    document.querySelector<HTMLElement>(`nav a[href="${to}"]`)?.click()
  }, READ)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(READ))
  expect(Date.now() - started).toBeLessThan(PATIENCE)
})
