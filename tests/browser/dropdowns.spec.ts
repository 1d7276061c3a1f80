import { expect, test, type Locator, type Page } from '@playwright/test'
import { tabTo } from './helpers/keyboard'
import { timeOpenAfterLeaving } from './helpers/menu-timing'
import { FIRST_MENU, MENUS, SECOND_MENU, itemIn, type Dropdown, type MenuItem } from './helpers/menus'
import { openPage } from './helpers/open-page'

const mainNav = (page: Page): Locator => page.getByRole('navigation', { name: 'Main', exact: true })
const trigger = (page: Page, { name }: Dropdown): Locator =>
  mainNav(page).getByRole('button', { name, exact: true })
const card = (page: Page, item: MenuItem): Locator => itemIn(mainNav(page), item)
const firstCard = FIRST_MENU.items[0]!
const lastCard = FIRST_MENU.items.at(-1)!

async function expectOpen(page: Page, menu: Dropdown): Promise<void> {
  await expect(trigger(page, menu)).toHaveAttribute('aria-expanded', 'true')
  await expect(card(page, menu.items[0]!)).toBeVisible()
}

async function expectClosed(page: Page, menu: Dropdown): Promise<void> {
  await expect(trigger(page, menu)).toHaveAttribute('aria-expanded', 'false')
  await expect(card(page, menu.items[0]!)).toBeHidden()
}

test.beforeEach(async ({ page }) => {
  await openPage(page, '/')
})

/** Stops the page's clock, so that a busy machine doesn't make a quick gesture a slow one. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

test('the card of charts that replay a recording says so', async ({ page }) => {
  const charts = MENUS.dropdowns.flatMap((menu) => menu.items.map((item) => ({ menu, item })))
  const { menu, item } = charts.find((one) => one.item.href.startsWith('/dashboards/'))!
  await trigger(page, menu).hover()
  await expectOpen(page, menu)
  await expect(card(page, item)).toContainText('Replay')
  await expect(mainNav(page).getByText('Replay', { exact: true })).toHaveCount(1)
})

test('a click on a menu that was opened by hover keeps it open, and the next one closes it', async ({
  page,
}) => {
  await trigger(page, FIRST_MENU).hover()
  await expectOpen(page, FIRST_MENU)
  await trigger(page, FIRST_MENU).click()
  await page.waitForTimeout(300)
  await expectOpen(page, FIRST_MENU)
  await trigger(page, FIRST_MENU).click()
  await expectClosed(page, FIRST_MENU)
  // a pointer that comes and clicks at once
  await page.mouse.move(700, 700)
  await trigger(page, SECOND_MENU).click()
  await page.waitForTimeout(300)
  await expectOpen(page, SECOND_MENU)
})

for (const menu of MENUS.dropdowns) {
  const { name } = menu
  test(`${name} opens on hover and shows its cards in one row`, async ({ page }) => {
    await trigger(page, menu).hover()
    await expectOpen(page, menu)
    // the menu moves down slightly as it appears
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter(({ timeline }) => timeline === document.timeline)
          .map(({ finished }) => finished),
      ),
    )
    const boxes = []
    for (const item of menu.items) {
      await expect(card(page, item)).toContainText(item.name)
      boxes.push(await card(page, item).boundingBox())
    }
    await expect(
      mainNav(page)
        .getByRole('link')
        .filter({ has: page.locator('strong') }),
    ).toHaveCount(boxes.length)
    expect(new Set(boxes.map((box) => Math.round(box!.y))).size, 'rows').toBe(1)
    expect(new Set(boxes.map((box) => Math.round(box!.x))).size, 'columns').toBe(boxes.length)
    const { x } = (await trigger(page, menu).boundingBox())!
    expect(Math.abs(boxes[0]!.x - x), 'distance of the panel from its trigger').toBeLessThan(30)
  })

  test(`${name} opens when the keyboard reaches it`, async ({ page }) => {
    await tabTo(page, trigger(page, menu))
    await expectOpen(page, menu)
    await expect(trigger(page, menu)).toBeFocused()
  })

  test(`${name} is opened and closed by pressing`, async ({ page }) => {
    await trigger(page, menu).dispatchEvent('click')
    await expectOpen(page, menu)
    await trigger(page, menu).dispatchEvent('click')
    await expectClosed(page, menu)
    await trigger(page, menu).dispatchEvent('click')
    await expectOpen(page, menu)
  })
}

test('Enter on the trigger closes and opens', async ({ page }) => {
  await tabTo(page, trigger(page, FIRST_MENU))
  await expectOpen(page, FIRST_MENU)
  await page.keyboard.press('Enter')
  await expectClosed(page, FIRST_MENU)
  await page.keyboard.press('Enter')
  await expectOpen(page, FIRST_MENU)
})

for (const from of ['the trigger', 'a card'] as const)
  test(`the menu closes about 250 ms after the pointer has left ${from}`, async ({ page }) => {
    await trigger(page, FIRST_MENU).hover()
    await expectOpen(page, FIRST_MENU)
    const left = from === 'a card' ? card(page, lastCard) : trigger(page, FIRST_MENU)
    await left.hover()
    const time = await timeOpenAfterLeaving(page, left, trigger(page, FIRST_MENU))
    expect(time).toBeGreaterThan(150)
    // on a busy machine, the change is rendered some frames late
    expect(time).toBeLessThan(900)
    await expectClosed(page, FIRST_MENU)
  })

test('the way from the trigger to a card does not close the menu', async ({ page }) => {
  await trigger(page, FIRST_MENU).hover()
  await expectOpen(page, FIRST_MENU)
  await stopClock(page)
  for (const item of [firstCard, lastCard]) {
    const box = (await card(page, item).boundingBox())!
    await page.mouse.move(box.x + 20, box.y + box.height / 2, { steps: 8 })
  }
  // longer than the delay after which it would close
  await page.clock.runFor(500)
  await expectOpen(page, FIRST_MENU)
})

test('the straight way to a far card, across the other trigger, keeps the menu', async ({ page }) => {
  await trigger(page, FIRST_MENU).hover()
  await expectOpen(page, FIRST_MENU)
  await stopClock(page)
  const other = (await trigger(page, SECOND_MENU).boundingBox())!
  const box = (await card(page, lastCard).boundingBox())!
  await page.mouse.move(other.x + other.width / 2, other.y + other.height - 2, { steps: 3 })
  await page.mouse.move(box.x + 20, box.y + box.height / 2, { steps: 3 })
  // longer than either delay
  await page.clock.runFor(500)
  await expectOpen(page, FIRST_MENU)
  await expectClosed(page, SECOND_MENU)
})

test('a pointer that comes back in time finds the menu open', async ({ page }) => {
  await trigger(page, FIRST_MENU).hover()
  await expectOpen(page, FIRST_MENU)
  await stopClock(page)
  await page.mouse.move(700, 780)
  await page.clock.runFor(200)
  await trigger(page, FIRST_MENU).hover()
  await page.clock.runFor(500)
  await expectOpen(page, FIRST_MENU)
})

test('opening one menu closes the other', async ({ page }) => {
  await trigger(page, FIRST_MENU).hover()
  await expectOpen(page, FIRST_MENU)
  await trigger(page, SECOND_MENU).hover()
  await expectOpen(page, SECOND_MENU)
  await expectClosed(page, FIRST_MENU)
})

for (const where of ['the trigger', 'a card'] as const)
  test(`Escape with the focus on ${where} closes the menu and gives the focus back`, async ({ page }) => {
    await tabTo(page, trigger(page, FIRST_MENU))
    await expectOpen(page, FIRST_MENU)
    if (where === 'a card') await tabTo(page, card(page, FIRST_MENU.items[1]!))
    await page.keyboard.press('Escape')
    await expectClosed(page, FIRST_MENU)
    await expect(trigger(page, FIRST_MENU)).toBeFocused()
    // the restored focus must not open it again
    await page.waitForTimeout(500)
    await expectClosed(page, FIRST_MENU)
  })

test('Escape closes a menu that the pointer opened', async ({ page }) => {
  await trigger(page, SECOND_MENU).hover()
  await expectOpen(page, SECOND_MENU)
  await page.keyboard.press('Escape')
  await expectClosed(page, SECOND_MENU)
  await page.waitForTimeout(500)
  await expectClosed(page, SECOND_MENU)
})

test('the keyboard goes through the cards in their order, and the menu closes behind it', async ({
  page,
}) => {
  await tabTo(page, trigger(page, FIRST_MENU))
  await expectOpen(page, FIRST_MENU)
  for (const item of FIRST_MENU.items) {
    await page.keyboard.press('Tab')
    await expect(card(page, item)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expectClosed(page, FIRST_MENU)
})

test('the menu closes when the focus goes back before it', async ({ page }) => {
  await tabTo(page, trigger(page, FIRST_MENU))
  await expectOpen(page, FIRST_MENU)
  await page.keyboard.press('Shift+Tab')
  await expectClosed(page, FIRST_MENU)
})

test('choosing a card goes there and closes the menu', async ({ page }) => {
  await trigger(page, FIRST_MENU).hover()
  await expectOpen(page, FIRST_MENU)
  const inside = FIRST_MENU.items.find(({ href }) => href.startsWith('/'))!
  await card(page, inside).click()
  await expect(page).toHaveURL(inside.href)
  await expect(card(page, inside)).toBeHidden()
})
