import { expect, test, type Page } from '@playwright/test'
import { openPage } from './helpers/open-page'
import { changeStaticData } from './helpers/static-data'
import { PAGES } from './helpers/sample-pages'

test.use({ serviceWorkers: 'block' })

interface Data {
  siteAnnouncement: {
    announcementId: string
    text: string
    linkLabel: string | null
    linkHref: string | null
    closeable: boolean
    enabled: boolean
  }
}

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' })
const closeButton = (page: Page) => bar(page).getByRole('button', { name: 'Close announcement' })

/** The bar as specified by its data; the page's scripts render the HTML again. */
async function withBar(page: Page, given: Partial<Data['siteAnnouncement']>): Promise<void> {
  await page.unrouteAll()
  await changeStaticData<Data>(page, 'siteAnnouncement', (data) => {
    data.siteAnnouncement = {
      announcementId: 'first',
      text: 'Something is new.',
      linkLabel: 'Read on',
      linkHref: '/docs/',
      closeable: true,
      enabled: true,
      ...given,
    }
  })
  await openPage(page, '/docs/')
}

test('a bar that may be closed stays closed, until its id changes', async ({ page }) => {
  await withBar(page, {})
  await expect(bar(page)).toContainText('Something is new.')
  await closeButton(page).click()
  await expect(bar(page)).toBeHidden()
  // the focus is not lost
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  await page.getByRole('link', { name: /^Next/ }).click()
  await expect(page).toHaveURL(PAGES.start)
  await expect(bar(page)).toBeHidden()
  await withBar(page, {})
  await expect(bar(page)).toBeHidden()
  await withBar(page, { announcementId: 'second', text: 'Something else is new.' })
  await expect(bar(page)).toContainText('Something else is new.')
  // the flag was reset, so the first one is news again
  await withBar(page, {})
  await expect(bar(page)).toContainText('Something is new.')
})

test('a bar that may not be closed has no button, whatever is stored', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('announcement.id', 'first')
    localStorage.setItem('announcement.closed', 'true')
  })
  await withBar(page, { closeable: false })
  await expect(bar(page)).toBeVisible()
  await expect(closeButton(page)).toHaveCount(0)
})

test('what was closed is known before anything is painted', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('announcement.id', 'first')
    localStorage.setItem('announcement.closed', 'true')
  })
  // the page's scripts never load
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(PAGES.ordinary)
  expect(await page.evaluate(() => document.documentElement.dataset.closedAnnouncement)).toBe('first')
})
