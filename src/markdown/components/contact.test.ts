import { describe, expect, it } from 'vitest'
import type { ContactData } from '../../content/site/marketing-schemas'
import { mailtoOf } from '../../base/mailto'
import { TRAP } from '../../base/contact-trap'
import { contactEmail, contactForm } from './contact'
import type { SiteFacts } from './site-facts'
import { rendered, testContext } from './test-component'

const CONTACT = {
  endpoint: '',
  email: 'a@example.com',
  timeoutSeconds: 15,
  subject: 'QuestDB & you',
  fields: [
    {
      name: 'email',
      label: 'Email address',
      hint: 'We reply to it.',
      kind: 'email',
      autocomplete: 'email',
      required: true,
      maxLength: 200,
      missing: 'Enter your email address.',
    },
    { name: 'company', label: 'Company', kind: 'text', required: false, maxLength: 100 },
    { name: 'message', label: 'Message', kind: 'paragraph', required: true, maxLength: 5000 },
  ],
  trapLabel: 'Leave this empty',
  requiredNote: 'Fields with * are required.',
  direct: { copy: 'Copy address' },
  submit: { endpoint: 'Send', email: 'Open in email app', copy: 'Copy message' },
  notes: { endpoint: 'Sent to us.', email: 'Nothing is sent.', nobody: 'No recipient.' },
  messages: { badEmail: 'Enter a valid address.', sent: 'Sent' },
} as unknown as ContactData

const contextWith = (change: Partial<ContactData>) =>
  testContext({ site: { contact: { ...CONTACT, ...change } } as SiteFacts })
const endpoint = 'https://example.com/contact'
const form = (change: Partial<ContactData> = {}) =>
  rendered(contactForm, {}, [], contextWith({ endpoint, ...change })).html
const mail = (change: Partial<ContactData> = {}) => rendered(contactEmail, {}, [], contextWith(change)).html

const MAILTO = 'mailto:a@example.com?subject=QuestDB%20%26%20you'

describe('ContactEmail', () => {
  it('links to the address with its subject, and can copy it', () => {
    expect(mail()).toBe(
      `<div class="contact-direct"><p class="contact-mail"><a href="${MAILTO}">a@example.com</a><button type="button" data-copy="a@example.com">Copy address</button></p></div>`,
    )
  })

  it('says so if there is no address', () => {
    expect(mail({ email: '' })).toBe('<p>No recipient.</p>')
  })

  it('encodes the subject', () => {
    expect(mailtoOf({ email: 'b@example.com', subject: 'a&b?' })).toBe(
      'mailto:b@example.com?subject=a%26b%3F',
    )
  })

  it('adds the text of the email, with line ends as in emails', () => {
    expect(mailtoOf({ email: 'b@example.com', subject: 'a' }, 'a & b\n?')).toBe(
      'mailto:b@example.com?subject=a&body=a%20%26%20b%0D%0A%3F',
    )
  })
})

describe('ContactForm without an endpoint', () => {
  const { html, element } = rendered(contactForm, {}, [], contextWith({}))

  it('has the same fields, but opens the message as an email or copies it', () => {
    expect(html).toContain(`<form class="contact email" method="post" action="${MAILTO}"`)
    expect(html.match(/<div class="field">/g)).toHaveLength(3)
    expect(html).toContain(
      '<p class="contact-note">Nothing is sent.</p><p class="contact-status" role="alert" data-status=""></p>' +
        '<p class="actions"><button class="action primary" type="submit">Open in email app</button><button class="action" type="button" data-copy-message="">Copy message</button></p>',
    )
    expect(html).not.toContain('trap')
  })

  it('tells its script who gets the email', () => {
    expect(JSON.parse(String(element.properties?.dataContact))).toMatchObject({
      mail: { email: 'a@example.com', subject: 'QuestDB & you' },
    })
  })

  it('says so if there is no address either', () => {
    const nobody = rendered(contactForm, {}, [], contextWith({ email: '' })).html
    expect(nobody).toBe('<p class="contact-note">No recipient.</p>')
  })
})

describe('ContactForm with an endpoint', () => {
  it('posts to it', () => {
    const html = form()
    expect(html).toContain(
      `<form class="contact endpoint" method="post" enctype="application/x-www-form-urlencoded" action="${endpoint}"`,
    )
    expect(html).toContain(
      '<p class="actions"><button class="action primary" type="submit">Send</button></p>',
    )
    expect(html).toContain('<p class="contact-note">Fields with * are required.</p>')
  })

  it('needs no address', () => {
    expect(form()).toContain('<p class="contact-note">Sent to us.</p>')
    expect(form({ email: '' })).toContain('<p class="contact-note">Sent to us.</p>')
  })
})

describe('the fields of the ContactForm', () => {
  const fields = [...form().matchAll(/<div class="field">(.*?)<\/div>/g)].map(([, field]) => field)

  it('have a label, a hint, a limit, and a place for the error, which the field refers to', () => {
    expect(fields[0]).toBe(
      '<label for="contact-email">Email address<span aria-hidden="true"> *</span></label><span class="hint" id="contact-email-hint">We reply to it.</span>' +
        '<input id="contact-email" name="email" required maxlength="200" autocomplete="email" aria-describedby="contact-email-hint contact-email-error" data-missing="Enter your email address." data-bad="Enter a valid address." type="email">' +
        '<span class="field-error" id="contact-email-error"></span>',
    )
  })

  it('have no asterisk and no hint where they are optional and self-explanatory', () => {
    expect(fields[1]).toBe(
      '<label for="contact-company">Company</label><input id="contact-company" name="company" maxlength="100" autocomplete="off" aria-describedby="contact-company-error" type="text"><span class="field-error" id="contact-company-error"></span>',
    )
  })

  it('have room for several lines where the answer is a paragraph', () => {
    expect(fields[2]).toContain(
      '<textarea id="contact-message" name="message" required maxlength="5000" autocomplete="off" aria-describedby="contact-message-error" rows="5"></textarea>',
    )
    expect(fields).toHaveLength(3)
  })

  it('are followed by one that only bots fill in, because people can neither see nor reach it', () => {
    expect(form()).toContain(
      `<div class="trap" aria-hidden="true"><label for="contact-${TRAP}">Leave this empty</label><input id="contact-${TRAP}" name="${TRAP}" type="text" tabindex="-1" autocomplete="off"></div>` +
        '<p class="contact-note">Sent to us.</p><p class="contact-status" role="alert" data-status=""></p>',
    )
  })
})

it('the script of the ContactForm gets its texts from the page', () => {
  const { element } = rendered(contactForm, {}, [], contextWith({ endpoint }))
  expect(JSON.parse(String(element.properties?.dataContact))).toEqual({
    timeoutSeconds: 15,
    messages: { badEmail: 'Enter a valid address.', sent: 'Sent' },
  })
})
