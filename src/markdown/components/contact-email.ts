import { h } from 'hastscript'
import type { ContactData } from '../../content/site/marketing-schemas'
import type { ContentComponent } from './content-component'

/**
 * `<ContactEmail />`: the address in content/site/contact.yml with a link that opens an email and a button that copies
 * the address.
 */
export const contactEmail: ContentComponent = {
  required: [],
  optional: [],
  draw({ context }) {
    const { contact } = context.site
    const { email, direct, notes } = contact
    if (email === '') return h('p', notes.nobody)
    return h('div', { className: ['contact-direct'] }, [
      h('p', { className: ['contact-mail'] }, [
        h('a', { href: mailtoOf(contact) }, email),
        h('button', { type: 'button', dataCopy: email }, direct.copy),
      ]),
    ])
  },
}

/** Returns the URL that opens an email with its subject, and with its text if there is one. */
export function mailtoOf({ email, subject }: Pick<ContactData, 'email' | 'subject'>, text?: string): string {
  // RFC 6068 requires CRLF
  const body = text === undefined ? '' : `&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
  return `mailto:${email}?subject=${encodeURIComponent(subject)}${body}`
}
