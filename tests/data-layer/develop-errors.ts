import fs from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requireBrowser } from '../../src/base/find-browser'
import { watchTroubles } from '../browser/helpers/troubles'
import type { Develop } from '../support/site-copy'

let folder: string
let site: Develop
let browser: Browser

/** The first page of each template, and of each component in src/pages. */
async function onePageOfEach(): Promise<string[]> {
  const { data } = await site.query(
    '{ allSitePage(sort: { path: ASC }) { nodes { path componentChunkName } } }',
  )
  const { nodes } = (data as { allSitePage: { nodes: { path: string; componentChunkName: string }[] } })
    .allSitePage
  const ours = nodes.filter(({ componentChunkName }) => componentChunkName.startsWith('component---src-'))
  // the first of each wins
  return [...new Map(ours.reverse().map((page) => [page.componentChunkName, page.path])).values()]
}

/**
 * Tests of what authors see in a development server. They change the content.
 *
 * @param served the server and the folder of its site
 */
export function developErrors(served: () => { site: Develop; folder: string }): void {
  beforeAll(async () => {
    ;({ site, folder } = served())
    browser = await chromium.launch({
      executablePath: await requireBrowser(),
      args: ['--no-sandbox', '--disable-gpu'],
    })
  })
  afterAll(() => browser.close())

  describe('an author who opens pages in develop', () => {
    it('finds a page of every template without an error on the screen or in the console', async () => {
      const paths = await onePageOfEach()
      expect(paths.length).toBeGreaterThanOrEqual(9)
      const page = await browser.newPage()
      const troubles = watchTroubles(page)
      // so slow that Gatsby shows its loading indicator, and removes it again
      await page.route(
        '**/page-data.json',
        async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1200))
          await route.continue()
        },
        { times: 1 },
      )
      for (const path of paths) {
        await page.goto(site.origin + path, { timeout: 240_000, waitUntil: 'domcontentloaded' })
        await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 120_000 })
        // Gatsby's loading indicator is rendered last; an error of it comes a moment later
        await page.locator('gatsby-qod').last().waitFor({ state: 'attached' })
        await page.waitForTimeout(300)
        expect(await page.locator('gatsby-fast-refresh').count(), `overlay on ${path}`).toBe(0)
        expect(troubles, path).toEqual([])
      }
      await page.close()
    })
  })

  describe('a problem on another page than the open one', () => {
    it('is listed on the open page until it is fixed, also if the target of a link was deleted', async () => {
      const linking = path.join(folder, 'content/glossary/tick-data.mdx')
      const target = path.join(folder, 'content/glossary/order-book.mdx')
      const [text, deleted] = [linking, target].map((file) => fs.readFileSync(file, 'utf8')) as [
        string,
        string,
      ]
      const page = await browser.newPage()
      await page.goto(`${site.origin}/docs/concept/ttl/`, { timeout: 240_000, waitUntil: 'domcontentloaded' })
      const panel = page.locator('#content-problems')
      expect(await panel.count()).toBe(0)

      fs.writeFileSync(linking, `${text}\nSee [nothing](/docs/no-such-page/).\n`)
      await panel.waitFor({ timeout: 60_000 })
      await panel.locator('summary').click()
      const line = text.split('\n').length + 1
      expect(await panel.innerText()).toMatch(
        new RegExp(
          `1 problem in the content\\s+content/glossary/tick-data\\.mdx:${line}: .*/docs/no-such-page/`,
        ),
      )
      expect(site.output()).toContain('/docs/no-such-page/')

      fs.writeFileSync(linking, text)
      await panel.waitFor({ state: 'detached', timeout: 60_000 })

      fs.rmSync(target)
      await panel.waitFor({ timeout: 60_000 })
      expect(await panel.textContent()).toContain('/glossary/order-book/')
      fs.writeFileSync(target, deleted)
      await panel.waitFor({ state: 'detached', timeout: 60_000 })
      await page.close()
    })
  })

  describe('a page that breaks while its author looks at it', () => {
    it('shows what is wrong and where, and comes back when it is fixed', async () => {
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

      fs.writeFileSync(file, `${good}\n\`\`\`questdb-sql title="Not run yet"\nSELECT 1;\n\`\`\`\n`)
      const unrecorded = page.locator('[data-record-problem]')
      await unrecorded.waitFor({ timeout: 60_000 })
      expect(await unrecorded.count()).toBe(1)
      expect(await unrecorded.textContent()).toMatch(
        /The example "Not run yet" has no record\. To show its result, run make record PAGE=concept\/symbol/,
      )
      expect(await page.locator('.result').count()).toBeGreaterThan(0)
    })
  })
}
