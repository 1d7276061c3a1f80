import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { ContactData } from '../../content/site/marketing-schemas'
import { mailtoOf } from './contact-email'
import type { ContentComponent } from './content-component'

type Field = ContactData['fields'][number]

/** Name of the hidden field that only bots fill in. The receiver discards messages in which it isn't empty. */
export const TRAP = 'website'

/**
 * `<ContactForm />`: the form described in content/site/contact.yml. Without an endpoint, it prepares an email that can
 * also be copied. Without scripts, the browser validates and submits it or opens an email; src/client/contact-form.ts
 * adds error messages and saves drafts.
 */
export const contactForm: ContentComponent = {
  required: [],
  optional: [],
  draw({ context }) {
    const { contact } = context.site
    const { endpoint, email, subject, messages } = contact
    const way = endpoint !== '' ? 'endpoint' : 'email'
    const note = way === 'email' && email === '' ? contact.notes.nobody : contact.notes[way]
    const action = way === 'endpoint' ? endpoint : mailtoOf(contact)
    return h(
      'form',
      {
        className: ['contact'],
        action,
        method: 'post',
        encType: way === 'endpoint' ? 'application/x-www-form-urlencoded' : 'text/plain',
        dataContact: JSON.stringify({ subject, timeoutSeconds: contact.timeoutSeconds, messages }),
      },
      [
        h('p', { className: ['contact-note'] }, contact.requiredNote),
        ...contact.fields.map((field) => fieldOf(field, messages)),
        trap(contact.trapLabel),
        h('p', { className: ['contact-note'] }, note),
        h('p', { className: ['contact-status'], role: 'alert', dataStatus: '' }),
        h('p', { className: ['actions'] }, [
          h('button', { className: ['action', 'primary'], type: 'submit' }, contact.submit[way]),
          ...(way === 'email'
            ? [
                h(
                  'button',
                  { className: ['action', 'quiet'], type: 'button', dataCopyMessage: '' },
                  contact.submit.copy,
                ),
              ]
            : []),
        ]),
      ],
    )
  },
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
