import type { Browser, Page } from 'playwright'
import type { Server } from '../verify/server/server'
import type { Scene } from './scene-schema'

/** Timeout of an action in milliseconds, long enough for a busy machine. */
const PATIENCE = 60_000

/** CSS pixels that a table with open columns needs below what the list has at first. */
const MORE_LIST = 72

/** Hides what varies between runs or blinks: log times, the text cursor, tooltips. */
const HIDDEN = `
  [data-hook='tooltip'], .monaco-editor .cursor { visibility: hidden !important }
  input { caret-color: transparent !important }
`
const HIDDEN_LOG = "[data-hook='success-notification'] { visibility: hidden !important }"

/**
 * Opens the console in a fresh browser context and closes its warnings, which concern only the local machine. Blocks
 * other addresses, so that nothing depends on the network.
 */
export async function openConsole(browser: Browser, { client }: Server, scene: Scene): Promise<Page> {
  const [width, height] = scene.viewport
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scene.scale,
    locale: 'en-GB',
    timezoneId: 'UTC',
  })
  page.setDefaultTimeout(PATIENCE)
  await page.route(
    ({ origin }) => origin !== client.url.origin,
    (route) => route.abort(),
  )
  await page.goto(client.url.href)
  await page.addStyleTag({ content: scene.log ? HIDDEN : HIDDEN + HIDDEN_LOG })
  await page.locator('.monaco-editor .view-lines').waitFor()
  await page.getByText(`Tables (${scene.datasets.length})`).waitFor()
  await page.waitForLoadState('networkidle')
  const close = page.locator("[data-hook='warning-close-button']")
  while ((await close.count()) > 0) await close.first().click()
  return page
}

/** Opens a table and then its columns in the list on the left. */
export async function openColumns(page: Page, table: string): Promise<void> {
  for (const name of [table, 'Columns'])
    await page
      .locator("[data-hook='schema-row']")
      .filter({ hasText: new RegExp(`^${name}`) })
      .first()
      .locator('svg')
      .first()
      .click()
  await moveDivider(page, (y) => y + MORE_LIST)
}

/** Drags the divider between the editor and the result to another height. */
export async function moveDivider(page: Page, target: (y: number) => number): Promise<void> {
  const border = await page.locator("[data-testid='sash'].sash-horizontal").first().boundingBox()
  if (!border) throw new Error('the console has no divider below the table list')
  const x = border.x + border.width / 2
  const y = border.y + border.height / 2
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, target(y), { steps: 4 })
  await page.mouse.up()
}

/**
 * Inserts a statement into the editor and runs it.
 * @throws {Error} with the server's message if it rejects the statement
 */
export async function runQuery(page: Page, sql: string): Promise<void> {
  await page.locator('.monaco-editor .view-lines').click()
  for (const [at, line] of sql.split('\n').entries()) {
    if (at > 0) {
      await page.keyboard.insertText('\n')
      // replaces the indentation that the editor copies from the previous line
      await page.keyboard.press('Shift+Home')
      await page.keyboard.press('Delete')
    }
    await page.keyboard.insertText(line)
  }
  await page.keyboard.press('Control+Enter')
  const done = page.locator("[data-hook='success-notification'], [data-hook='error-notification']").first()
  await done.waitFor({ state: 'attached' })
  if ((await done.getAttribute('data-hook')) === 'error-notification')
    throw new Error(`the server rejected the statement: ${(await done.textContent()) ?? ''}`)
}

/** Draws the result as a chart. */
export async function drawChart(page: Page, kind: string): Promise<void> {
  await page.locator("[data-hook='chart-panel-button']").click()
  await restMouse(page)
  const choice = page.locator('.quick-vis-controls .form-group').first().locator('.ss-main')
  // the current kind can't be selected again
  if ((await choice.locator('.ss-single-selected').textContent())?.includes(kind) !== true) {
    await choice.click()
    await choice.locator('.ss-option').getByText(kind, { exact: true }).click()
  }
  await page.locator("[data-hook='chart-panel-draw-button']").click()
  await page.locator('canvas').last().waitFor()
}

/** Moves the mouse to where it has no effect, and removes the focus. */
export async function restMouse(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.mouse.move(width / 2, height - 4)
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
}
