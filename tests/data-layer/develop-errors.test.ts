import fs from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requireBrowser } from '../../tools/find-browser'
import { copySite, develop, type Develop } from '../support/site-copy'

let folder: string
let site: Develop
let browser: Browser

beforeAll(async () => {
  folder = copySite('develop')
  site = await develop(folder, 8412)
  browser = await chromium.launch({
    executablePath: await requireBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
})
afterAll(async () => {
  await browser.close()
  site.stop()
})

describe('a page that breaks while its author looks at it', () => {
  it('shows what is wrong and where, and comes back when it is mended', async () => {
    const file = path.join(folder, 'content/docs/concept/symbol.mdx')
    const good = fs.readFileSync(file, 'utf8')
    const page = await browser.newPage()
    await page.goto(`${site.origin}/docs/concept/symbol/`, {
      timeout: 240_000,
      waitUntil: 'domcontentloaded',
    })
    await page.getByRole('heading', { level: 1, name: 'Symbol' }).waitFor({ timeout: 120_000 })

    fs.writeFileSync(file, `${good}\n<Chart />\n`)
    const problem = page.locator('[data-content-problem]')
    await problem.waitFor({ timeout: 60_000 })
    expect(await problem.textContent()).toMatch(/concept\/symbol\.mdx:\d+: unknown component <Chart>/)

    fs.writeFileSync(file, `${good}\nA sentence that was not there before.\n`)
    await page.getByText('A sentence that was not there before.').waitFor({ timeout: 60_000 })
    expect(await problem.count()).toBe(0)
  })
})
