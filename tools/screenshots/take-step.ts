import path from 'node:path'
import type { Page } from 'playwright'
import type { Step } from './scene-schema'

/**
 * Performs one action in the console. Selectors are Playwright's, and the first match is used.
 * @param root folder that the paths of uploaded files are relative to
 */
export async function takeStep(page: Page, step: Step, root: string): Promise<void> {
  const first = (selector: string) => page.locator(selector).first()
  if (step.click !== undefined) await first(step.click).click()
  if (step.contextMenu !== undefined) await first(step.contextMenu).click({ button: 'right' })
  if (step.write !== undefined) await page.keyboard.insertText(step.write)
  if (step.press !== undefined) await page.keyboard.press(step.press)
  if (step.choose !== undefined) await first(step.choose[0]).selectOption(step.choose[1])
  if (step.upload !== undefined)
    await first('input[type=file]').setInputFiles(path.resolve(root, step.upload))
  if (step.wait !== undefined) await first(step.wait).waitFor()
}
