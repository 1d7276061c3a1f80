import type { Page } from '@playwright/test'
import { builtFile } from './built-pages'

/**
 * Changes the site data that the frame of the pages is drawn with (Gatsby's static queries) before the browser gets it.
 * The HTML that the build wrote still holds the old data: open a page where it is not drawn, or one that stands the
 * difference, and go on from there. Keep service workers out (`test.use({ serviceWorkers: 'block' })`).
 * @param field first field of the query's answer: answers without it stay as they are
 */
export async function changeStaticData<Data extends object>(
  page: Page,
  field: keyof Data & string,
  change: (data: Data) => void,
): Promise<void> {
  await page.route('**/page-data/sq/d/*.json', async (route) => {
    const answer = JSON.parse(builtFile(route.request().url())) as { data: Data }
    if (field in answer.data) change(answer.data)
    await route.fulfill({ json: answer })
  })
}
