import { expect, type Page } from '@playwright/test'
import { openPage } from '../helpers/open-page'
import { test } from '../helpers/site-test'
import { isKept, workerRules } from '../helpers/worker'

const READ = '/docs/concept/designated-timestamp/'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const quotes = (page: Page) => dialog(page).getByRole('figure')

async function ask(page: Page, text: string): Promise<void> {
  const question = page.getByRole('textbox', { name: 'Ask a question about QuestDB' })
  if (!(await dialog(page).isVisible())) await page.keyboard.press('Control+k')
  await dialog(page).getByRole('tab', { name: 'Ask' }).click()
  await question.fill(text)
  await question.press('Enter')
}

test('without the server, Ask quotes pages that were read, and says so if it lacks the texts of others', async ({
  page,
  site,
}) => {
  await openPage(page, site.url + READ)
  await workerRules(page)
  await isKept(page, READ)
  await site.stop()
  await page.reload()
  await ask(page, 'What is the designated timestamp?')
  await expect(quotes(page)).toContainText('designated timestamp')
  await expect(dialog(page).getByText('Some pages couldn’t be loaded')).toBeVisible()

  await ask(page, 'How do I truncate a table?')
  await expect(dialog(page).getByRole('alert')).toContainText('Couldn’t load the answers')
  await expect(dialog(page).getByText(/No passage in the documentation/)).toHaveCount(0)
  await site.start()
  await dialog(page).getByRole('button', { name: 'Retry' }).click()
  await expect(quotes(page)).toContainText('TRUNCATE')
})

test('with all pages downloaded, Ask and excerpts work without the server', async ({ page, site }) => {
  await openPage(page, `${site.url}/docs/`)
  await workerRules(page)
  await isKept(page, '/docs/')
  const panel = page.getByRole('contentinfo')
  await panel.getByRole('button', { name: 'Download docs for offline use' }).click()
  await panel.getByRole('button', { name: 'Download all pages' }).click()
  await expect(panel.getByRole('status')).toContainText(/All \d+ pages are available offline/, {
    timeout: 60_000,
  })
  await site.stop()
  await page.reload()
  await ask(page, 'How do I truncate a table?')
  await expect(quotes(page)).toContainText('TRUNCATE')
  await expect(dialog(page).getByText('Some pages couldn’t be loaded')).toHaveCount(0)
  await ask(page, 'Who won the zebra derby in Qwertytown?')
  await expect(dialog(page).getByText(/No passage in the documentation answers/)).toBeVisible()
  await dialog(page).getByRole('tab', { name: 'Search' }).click()
  await page.getByRole('combobox', { name: 'Search documentation' }).fill('asof')
  await expect(dialog(page).getByRole('option').first()).toContainText('combines two time series')
})
