import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { addContactForm } from './helpers/contact-form'
import { openPage } from './helpers/open-page'
import { startReceiver, type Receiver } from './helpers/receiver'

test.use({ serviceWorkers: 'block' })

const PAGE = '/enterprise/contact/'
const MESSAGE = 'Two replicas for 3,000 instruments.\nIs a trial possible?'

let receiver: Receiver
test.beforeEach(async () => {
  receiver = await startReceiver()
})
test.afterEach(async () => {
  await receiver.stop()
})

async function openWithEndpoint(page: Page): Promise<void> {
  await addContactForm(page, receiver.url)
  await openPage(page, PAGE)
  // the form's own script is loaded after the page
  await expect(page.locator('form')).toHaveJSProperty('noValidate', true)
}

const form = (page: Page) => page.locator('form')
const field = (page: Page, label: string) => form(page).getByLabel(label)
const button = (page: Page) => form(page).locator('button[type="submit"]')
const alert = (page: Page) => form(page).getByRole('alert')

async function fill(page: Page): Promise<void> {
  await field(page, 'Your name').fill('Ada Lovelace')
  await field(page, 'Email address').fill('ada@example.com')
  await field(page, 'Message').fill(MESSAGE)
}

async function expectKept(page: Page): Promise<void> {
  await expect(field(page, 'Your name')).toHaveValue('Ada Lovelace')
  await expect(field(page, 'Email address')).toHaveValue('ada@example.com')
  await expect(field(page, 'Message')).toHaveValue(MESSAGE)
}

async function expectSent(page: Page): Promise<void> {
  await expect(page.getByText('Message sent')).toBeFocused()
  await expect(form(page)).toBeHidden()
}

test('a message is sent once, confirmed, and forgotten by the page', async ({ page }) => {
  await openWithEndpoint(page)
  await fill(page)
  await button(page).click()
  await expectSent(page)
  expect(receiver.messages).toHaveLength(1)
  const { submission, ...rest } = Object.fromEntries(receiver.messages[0]!)
  expect(rest).toEqual({
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    company: '',
    message: MESSAGE,
    website: '',
  })
  expect(submission).toMatch(/^[0-9a-f-]{32,36}$/)

  await page.getByRole('button', { name: 'Send another message' }).click()
  await expect(field(page, 'Your name')).toBeFocused()
  await expect(field(page, 'Your name')).toHaveValue('')
  await page.reload()
  await expect(field(page, 'Message')).toHaveValue('')
})

test('what is missing or wrong is said at its field, and the first such field gets the focus', async ({
  page,
}) => {
  await openWithEndpoint(page)
  await field(page, 'Your name').fill('Ada')
  await field(page, 'Email address').fill('ada@example')
  await button(page).click()
  const email = field(page, 'Email address')
  await expect(alert(page)).toHaveText('Nothing has been sent yet. Check the highlighted fields.')
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription(
    /We'll reply to this address\. Enter a valid email address, such as ada@example\.com\./,
  )
  await expect(field(page, 'Message')).toHaveAccessibleDescription(/Enter a message\./)
  await expect(field(page, 'Your name')).not.toHaveAttribute('aria-invalid')
  const { violations } = await new AxeBuilder({ page }).include('form').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  await email.fill('ada@example.com')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await expect(page.getByText('Enter a valid email address')).toHaveCount(0)
  expect(receiver.messages).toEqual([])
})

test('a text that is too long is kept whole, and the form says by how much', async ({ page }) => {
  await openWithEndpoint(page)
  await fill(page)
  await field(page, 'Message').fill('x'.repeat(5003))
  await button(page).click()
  await expect(field(page, 'Message')).toHaveAccessibleDescription(/Too long\. Characters over the limit: 3/)
  expect(receiver.messages).toEqual([])
})

test('a refusal is shown with its reason; the same message goes again under the same id', async ({
  page,
}) => {
  await openWithEndpoint(page)
  await fill(page)
  receiver.answer(422, { message: 'The domain of the address has no mail server.' })
  await button(page).click()
  await expect(alert(page)).toContainText('422, The domain of the address has no mail server.')
  await expect(button(page)).toBeFocused()
  await expectKept(page)
  receiver.answer(204)
  await button(page).click()
  await expectSent(page)
  const ids = receiver.messages.map((message) => message.get('submission'))
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('a changed message gets a new id', async ({ page }) => {
  await openWithEndpoint(page)
  await fill(page)
  receiver.answer(429)
  await button(page).click()
  await expect(alert(page)).toContainText('too many messages')
  await field(page, 'Company').fill('Analytical Engines')
  receiver.answer(200)
  await button(page).click()
  await expectSent(page)
  expect(new Set(receiver.messages.map((message) => message.get('submission'))).size).toBe(2)
})

test('after a fault of the receiver nothing is lost, even when the page is loaded anew', async ({ page }) => {
  await openWithEndpoint(page)
  await fill(page)
  receiver.answer(503)
  await button(page).click()
  await expect(alert(page)).toContainText('503')
  await expectKept(page)
  await openWithEndpoint(page)
  await expectKept(page)
  await expect(alert(page)).toHaveText('We restored the text you entered earlier in this tab.')
  receiver.answer(204)
  await button(page).click()
  await expectSent(page)
  // it may have arrived the first time
  expect(new Set(receiver.messages.map((message) => message.get('submission'))).size).toBe(1)
})

test('without an answer the form gives up after 15 seconds and says that the message may have arrived', async ({
  page,
}) => {
  await openWithEndpoint(page)
  await page.clock.install()
  await fill(page)
  receiver.keepStill()
  await button(page).click()
  await expect.poll(() => receiver.messages.length).toBe(1)
  await page.clock.fastForward(14_000)
  await expect(button(page)).toHaveText('Sending…')
  await page.clock.fastForward(1500)
  await expect(alert(page)).toContainText("didn't respond in time")
  await expectKept(page)
  receiver.speak()
})

test('offline, nothing is sent and nothing is lost', async ({ page, context }) => {
  await openWithEndpoint(page)
  await fill(page)
  await context.setOffline(true)
  await button(page).click()
  await expect(alert(page)).toContainText("You're offline, so nothing was sent")
  await expectKept(page)
  await context.setOffline(false)
  await button(page).click()
  await expectSent(page)
  expect(receiver.messages).toHaveLength(1)
})

test('a receiver that is gone is told from one that is broken', async ({ page }) => {
  await openWithEndpoint(page)
  await fill(page)
  await receiver.stop()
  await button(page).click()
  await expect(alert(page)).toContainText("couldn't be reached")
  await expectKept(page)
  receiver = await startReceiver()
})

test('pressing twice sends once, and the button keeps the focus', async ({ page }) => {
  await openWithEndpoint(page)
  await fill(page)
  receiver.keepStill()
  await button(page).dblclick()
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await field(page, 'Your name').press('Enter')
  receiver.speak()
  await expectSent(page)
  expect(receiver.messages).toHaveLength(1)
})

test('a program that fills in every field sends nothing; a person only presses again', async ({ page }) => {
  await openWithEndpoint(page)
  await fill(page)
  const trap = page.locator('[name="website"]')
  await expect(trap).not.toBeInViewport()
  await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0)
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://example.com'
  })
  await button(page).click()
  await expect(alert(page)).toContainText('a hidden field was filled in')
  await expectKept(page)
  expect(receiver.messages).toEqual([])
  await button(page).click()
  await expectSent(page)
})

test('the keyboard reaches every field and skips the trap', async ({ page }) => {
  await openWithEndpoint(page)
  await field(page, 'Your name').focus()
  const visited: (string | null)[] = []
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Tab')
    visited.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName ?? null,
      ),
    )
  }
  expect(visited).toEqual(['email', 'company', 'message', 'BUTTON'])
})

test('with no endpoint the address is offered first, and the page says nothing of its setup', async ({
  page,
}) => {
  await openPage(page, PAGE)
  const address = page.getByRole('main').locator('a[href^="mailto:"]')
  await expect(address.first()).toHaveText(/^\S+@\S+$/)
  await expect(address.first()).toBeInViewport()
  await expect(page.getByRole('main')).not.toContainText(/owner of the site|supplied/)
  await expect(page.getByRole('link', { name: 'Community forum' })).toBeVisible()
})

test.describe('with no endpoint', () => {
  const EMAIL = `${MESSAGE}\n\nYour name: Ada Lovelace\nEmail address: ada@example.com`

  test('the form copies the message with what is known of its author', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openPage(page, PAGE)
    await expect(form(page)).toHaveJSProperty('noValidate', true)
    const copy = form(page).getByRole('button', { name: 'Copy message' })
    await copy.click()
    await expect(alert(page)).toHaveText('Nothing has been sent yet. Check the highlighted fields.')
    await expect(field(page, 'Your name')).toBeFocused()
    await fill(page)
    await copy.click()
    await expect(form(page).getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(EMAIL)
  })

  test('the form opens the message in the email app, and says what to do if none opens', async ({ page }) => {
    await openPage(page, PAGE)
    await expect(form(page)).toHaveJSProperty('noValidate', true)
    await fill(page)
    await button(page).click()
    await expect(alert(page)).toHaveText(/^Your email app should now show this message\./)
    await expectKept(page)
    const { email, subject } = await form(page).evaluate(
      (one: HTMLFormElement) =>
        (JSON.parse(one.dataset.contact ?? '') as { mail: { email: string; subject: string } }).mail,
    )
    expect(email).toMatch(/^\S+@\S+$/)
    expect(subject).not.toBe('')
  })
})

test('the address can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, PAGE)
  const copy = page.locator('.contact-direct').getByRole('button')
  await copy.click()
  await expect(copy).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\S+@\S+$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the address is shown, and neither a form nor a button without a function', async ({ page }) => {
    await page.goto(PAGE)
    await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible()
    await expect(form(page)).toBeHidden()
    await expect(page.getByRole('button', { name: /Copy/ })).toHaveCount(0)
  })
})
