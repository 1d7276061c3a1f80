import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the element is focused, like a reader without a mouse; fails after 60 times. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await hasFocus(page, element)) return
    await page.keyboard.press('Tab')
  }
  await expect(element).toBeFocused()
}

/** A single query, because an element that is located first and examined afterward may have been replaced. */
async function hasFocus(page: Page, element: Locator): Promise<boolean> {
  return (await element.and(page.locator(':focus')).count()) > 0
}

/** Presses Tab several times and expects the focus to remain inside the box. */
export async function expectFocusInside(page: Page, box: Locator, presses: number): Promise<void> {
  const inside = () => box.evaluate((node) => node.contains(document.activeElement))
  expect(await inside()).toBe(true)
  for (let press = 1; press <= presses; press++) {
    await page.keyboard.press('Tab')
    expect(await inside(), `focus inside after ${press} times Tab`).toBe(true)
  }
}
