import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import { SITE_FOLDER } from '../helpers/built-pages'
import { openPage } from '../helpers/open-page'
import { test } from '../helpers/site-test'
import { isKept, newWorkerRules, workerRules } from '../helpers/worker'
import { PAGES, titleOf } from '../helpers/sample-pages'

const READ = PAGES.ordinary

test('what a worker with another layout of caches kept is taken over', async ({ page, site }) => {
  await page.goto(`${site.url}/robots.txt`)
  await page.evaluate(async (route) => {
    await (await caches.open('pages-read-v1')).add(route)
    await (await caches.open('gatsby-plugin-offline-runtime')).add('/icons/favicon.svg')
  }, READ)
  await openPage(page, `${site.url}/docs/`)
  await workerRules(page)
  await isKept(page, READ)
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.keys()).filter((name) => /pages-read|runtime/.test(name))),
    )
    .toEqual([])
})

test('the kill switch removes the worker and all that it kept', async ({ page, site }) => {
  await openPage(page, site.url + READ)
  await workerRules(page)
  await isKept(page, READ)
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'killed-')), 'site')
  fs.cpSync(SITE_FOLDER, folder, { recursive: true })
  fs.copyFileSync('src/service-worker/kill-switch.js', path.join(folder, 'sw.js'))
  site.deploy(folder)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await newWorkerRules(page)
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0)
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(READ))
  fs.rmSync(path.dirname(folder), { recursive: true })
})

test('Chromium says that the site can be installed', async ({ page, site }) => {
  await openPage(page, `${site.url}/docs/`)
  await workerRules(page)
  const browser = await page.context().newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // a private window can't install workers, and Playwright's windows are private
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const { data, errors } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '')).toMatchObject({ display: 'standalone' })
})

test('blocked storage takes nothing from the reader', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'))
    ServiceWorkerContainer.prototype.register = denied
    ServiceWorkerContainer.prototype.getRegistration = denied
  })
  await openPage(page, `${site.url}/docs/`)
  await page.getByRole('link', { name: /^Next/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(PAGES.start))
  await page.getByRole('contentinfo').getByRole('button', { name: 'Download docs for offline use' }).click()
  await expect(page.getByRole('contentinfo')).toContainText('Offline reading isn’t available here')
})

test('denied service workers take nothing from the reader and cause no uncaught error', async ({
  page,
  site,
}) => {
  const uncaught: string[] = []
  page.on('pageerror', (error) => uncaught.push(error.message))
  // as in a sandboxed frame, where even querying workers is an error
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  const warned = page.waitForEvent('console', (message) => message.text().includes('cannot be saved'))
  await openPage(page, `${site.url}/docs/`)
  await warned
  await page.getByRole('link', { name: /^Next/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(PAGES.start))
  await page.getByRole('contentinfo').getByRole('button', { name: 'Download docs for offline use' }).click()
  await expect(page.getByRole('contentinfo')).toContainText('Offline reading isn’t available here')
  expect(uncaught).toEqual([])
})
