import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { openPage } from './helpers/open-page'

const ROUTE = '/docs/operations/capacity-planning/'
const form = (page: Page) => page.getByRole('form', { name: 'Storage calculator' })
const status = (page: Page) => form(page).getByRole('status')
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true })
const example = (page: Page, name: string) => page.getByRole('row', { name })

test('the calculator begins with the first example and follows what is typed @desktop @phone', async ({
  page,
}) => {
  await openPage(page, ROUTE)
  await expect(status(page)).toContainText('1.09 TB of disk space')
  await expect(example(page, 'Trades')).toContainText('1.09 TB')
  await field(page, 'Rows per second').fill('1000')
  await expect(status(page)).toContainText('109 GB of disk space')
  await field(page, 'Other columns, in bytes per row').fill('26')
  await expect(status(page)).toContainText('58 bytes per row')
})

test('an empty field or a negative number is named as invalid, and the page stays', async ({ page }) => {
  await openPage(page, ROUTE)
  await expect(status(page)).toContainText('of disk space')
  await field(page, 'Retention in days').fill('')
  await expect(status(page)).toHaveText('Enter a number of 0 or more in each field.')
  await expect(field(page, 'Retention in days')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'Retention in days').fill('-1')
  await expect(status(page)).toHaveText('Enter a number of 0 or more in each field.')
  await field(page, 'Retention in days').press('Enter')
  await expect(page).toHaveURL(ROUTE)
  await field(page, 'Retention in days').fill('365')
  await expect(field(page, 'Retention in days')).not.toHaveAttribute('aria-invalid')
  await expect(status(page)).toContainText('of disk space')
})

test('the calculator passes axe', async ({ page }) => {
  await openPage(page, ROUTE)
  await expect(status(page)).toContainText('of disk space')
  expect((await new AxeBuilder({ page }).include('.storage-form').analyze()).violations).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the examples are there, and the form is not', async ({ page }) => {
    await page.goto(ROUTE)
    await expect(example(page, 'Trades')).toContainText('1.09 TB')
    await expect(page.locator('.storage-form')).toBeHidden()
  })
})
