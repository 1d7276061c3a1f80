import type { Page } from '@playwright/test'
import { builtFile } from './built-pages'

/**
 * Changes the site data of the layout (Gatsby's static queries) before the browser receives it. The HTML written by the
 * build still contains the original data, so open a page where it isn't rendered or where the difference doesn't
 * matter, and navigate from there. Block service workers (`test.use({ serviceWorkers: 'block' })`).
 *
 * @param field first field of the query's result; results without it aren't changed
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
