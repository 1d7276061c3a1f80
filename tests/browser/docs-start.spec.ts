import { expect, test } from '@playwright/test'
import { openPage } from './helpers/open-page'

test('the start page of the documentation begins with three paths, side by side @desktop', async ({
  page,
}) => {
  await openPage(page, '/docs/')
  const paths = page.getByRole('article').locator('.path')
  await expect(paths).toHaveCount(3)
  const boxes = await paths.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
  )
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1)
  expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThan(720)
})

test('a path can be clicked anywhere, and its further links lead elsewhere @desktop @phone', async ({
  page,
}) => {
  await openPage(page, '/docs/')
  const path = page.getByRole('article').locator('.path').filter({ hasText: 'Send data' })
  // the link of the path covers its drawing
  await path.locator('svg').click({ force: true })
  await expect(page).toHaveURL('/docs/ingestion-overview/')
  await page.goBack()
  await path.getByRole('link', { name: 'Kafka' }).click()
  await expect(page).toHaveURL('/docs/third-party-tools/kafka/')
})

test('each language leads to its client and its driver', async ({ page }) => {
  await openPage(page, '/docs/')
  const python = page.getByRole('article').locator('.language').filter({ hasText: 'Python' })
  await expect(python.getByRole('link')).toHaveText(['Python client', 'psycopg, asyncpg'])
  await python.getByRole('link').first().click()
  await expect(page).toHaveURL('/docs/clients/ingest-python/')
})

test('paths are below each other on a phone @phone', async ({ page }) => {
  await openPage(page, '/docs/')
  const lefts = await page
    .locator('.path')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
  expect(new Set(lefts).size).toBe(1)
})
