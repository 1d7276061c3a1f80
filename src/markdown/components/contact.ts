import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { ContactData } from '../../content/site/marketing-schemas'
import { TRAP } from '../../base/contact-trap'
import { mailtoOf } from '../../base/mailto'
import type { ContentComponent } from './content-component'

type Field = ContactData['fields'][number]

/**
 * `<ContactEmail />`: the address in content/site/contact.yml with a link that opens an email and a button that copies
 * the address.
 */
export const contactEmail: ContentComponent = {
  sectionsOnly: true,
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

/**
 * `<ContactForm />`: the form described in content/site/contact.yml. With an endpoint, it posts the message there, and
 * without scripts, the browser validates and submits it. Otherwise, src/client/contact/contact-form.ts opens the message
 * in the reader's email app; without scripts, the form isn't shown, because the page has the address.
 */
export const contactForm: ContentComponent = {
  sectionsOnly: true,
  required: [],
  optional: [],
  render: ({ context }) => {
    const { contact } = context.site
    const { endpoint, email, notes } = contact
    return endpoint === '' && email === ''
      ? h('p', { className: ['contact-note'] }, notes.nobody)
      : formOf(contact, endpoint === '' ? 'email' : 'endpoint')
  },
}

/** @param to where the message goes */
function formOf(contact: ContactData, to: 'email' | 'endpoint'): Element {
  const { endpoint, email, subject, timeoutSeconds, fields, messages, submit } = contact
  const target =
    to === 'email'
      ? { action: mailtoOf(contact), dataContact: JSON.stringify({ mail: { email, subject }, messages }) }
      : { action: endpoint, dataContact: JSON.stringify({ timeoutSeconds, messages }) }
  return h(
    'form',
    {
      className: ['contact', to],
      method: 'post',
      encType: to === 'email' ? undefined : 'application/x-www-form-urlencoded',
      ...target,
    },
    [
      h('p', { className: ['contact-note'] }, contact.requiredNote),
      ...fields.map((field) => fieldOf(field, messages)),
      ...(to === 'email' ? [] : [trap(contact.trapLabel)]),
      h('p', { className: ['contact-note'] }, contact.notes[to]),
      h('p', { className: ['contact-status'], role: 'alert', dataStatus: '' }),
      h('p', { className: ['actions'] }, [
        h('button', { className: ['action', 'primary'], type: 'submit' }, submit[to]),
        ...(to === 'email'
          ? [h('button', { className: ['action'], type: 'button', dataCopyMessage: '' }, submit.copy)]
          : []),
      ]),
    ],
  )
}

function fieldOf(field: Field, messages: ContactData['messages']): Element {
  const id = `contact-${field.name}`
  const hintId = field.hint === undefined ? undefined : `${id}-hint`
  const properties = {
    id,
    name: field.name,
    required: field.required,
    maxLength: field.maxLength,
    autoComplete: field.autocomplete ?? 'off',
    ariaDescribedBy: [hintId, `${id}-error`].filter(Boolean).join(' '),
    dataMissing: field.missing,
    dataBad: field.kind === 'email' ? messages.badEmail : undefined,
  }
  const children: ElementContent[] = [
    h('label', { htmlFor: id }, [
      field.label,
      ...(field.required ? [h('span', { ariaHidden: 'true' }, ' *')] : []),
    ]),
  ]
  if (hintId !== undefined) children.push(h('span', { className: ['hint'], id: hintId }, field.hint))
  children.push(
    field.kind === 'paragraph'
      ? h('textarea', { ...properties, rows: 5 })
      : h('input', { ...properties, type: field.kind }),
    h('span', { className: ['field-error'], id: `${id}-error` }),
  )
  return h('div', { className: ['field'] }, children)
}

/** Hidden from people and assistive technology, and not reachable with the keyboard. */
function trap(label: string): Element {
  return h('div', { className: ['trap'], ariaHidden: 'true' }, [
    h('label', { htmlFor: `contact-${TRAP}` }, label),
    h('input', { id: `contact-${TRAP}`, name: TRAP, type: 'text', tabIndex: -1, autoComplete: 'off' }),
  ])
}
