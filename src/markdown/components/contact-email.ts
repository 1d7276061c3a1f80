import { h } from 'hastscript'
import { mailtoOf } from '../../base/mailto'
import type { ContentComponent } from './content-component'

/**
 * `<ContactEmail />`: the address in content/site/contact.yml with a link that opens an email and a button that copies
 * the address.
 */
export const contactEmail: ContentComponent = {
  required: [],
  optional: [],
  render({ context }) {
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
