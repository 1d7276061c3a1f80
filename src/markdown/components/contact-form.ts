import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { ContactData } from '../../content/site/marketing-schemas'
import { mailtoOf } from './contact-email'
import type { ContentComponent } from './content-component'

type Field = ContactData['fields'][number]

/** Name of the field that people do not see and programs fill in. Receivers drop a message in which it is not empty. */
export const TRAP = 'website'

/**
 * `<ContactForm />`: the form of content/site/contact.yml. Without an endpoint it prepares an email, which can also be
 * copied. Without scripts the browser itself checks it and posts it, or opens an email; src/client/contact-form.ts makes
 * it say what is wrong and keep what was typed.
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
        h('p', { className: ['contact-note'] }, `${note} ${contact.requiredNote}`),
        ...contact.fields.map((field) => fieldOf(field, messages)),
        trap(contact.trapLabel),
        h('p', { className: ['contact-status'], role: 'alert', dataStatus: '' }),
        h('p', { className: ['actions'] }, [
          h('button', { className: ['action', 'primary'], type: 'submit' }, contact.submit[way]),
          ...(way === 'email'
            ? [
                h(
                  'button',
                  { className: ['action'], type: 'button', dataCopyMessage: '' },
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
      ? h('textarea', { ...properties, rows: 7 })
      : h('input', { ...properties, type: field.kind }),
    h('span', { className: ['field-error'], id: `${id}-error` }),
  )
  return h('div', { className: ['field'] }, children)
}

/** Hidden from people and from assistive technology; it can't be reached by the keyboard. */
function trap(label: string): Element {
  return h('div', { className: ['trap'], ariaHidden: 'true' }, [
    h('label', { htmlFor: `contact-${TRAP}` }, label),
    h('input', { id: `contact-${TRAP}`, name: TRAP, type: 'text', tabIndex: -1, autoComplete: 'off' }),
  ])
}
