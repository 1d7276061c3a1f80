import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { h } from 'hastscript'
import type { ContactData } from '../../content/site/marketing-schemas'
import { problem } from '../page-context'
import { eachElement } from '../steps/each-element'
import { mailtoOf } from './contact-email'
import type { ComponentUse, ContentComponent } from './content-component'

type Field = ContactData['fields'][number]

/** Name of the hidden field that only bots fill in. The receiver discards messages in which it isn't empty. */
export const TRAP = 'website'

/**
 * `<ContactForm>`: the form described in content/site/contact.yml if it has an endpoint. Otherwise its content, which is
 * a message template in a code block, with a link that opens the template as an email. Without scripts, the browser
 * validates and submits the form; src/client/contact-form.ts adds error messages and saves drafts.
 */
export const contactForm: ContentComponent = {
  required: [],
  optional: [],
  draw: (use) => {
    const { contact } = use.context.site
    return contact.endpoint === '' ? templateOf(use, contact) : formOf(contact)
  },
}

function templateOf({ name, children, node, context }: ComponentUse, contact: ContactData): Element {
  let template: string | undefined
  eachElement({ type: 'root', children }, (element) => {
    if (element.tagName === 'pre') template ??= toString(element).trimEnd()
  })
  if (template === undefined)
    problem(
      context,
      node,
      `<${name}> doesn't contain a message template`,
      'write a code block between its tags: the text of an email that readers can complete',
    )
  const { email, submit, notes } = contact
  const action =
    email === ''
      ? h('p', { className: ['contact-note'] }, notes.nobody)
      : h('p', { className: ['actions'] }, [
          h('a', { className: ['action', 'primary'], href: mailtoOf(contact, template) }, submit.email),
        ])
  return h('div', { className: ['contact-template'] }, [...children, action])
}

function formOf(contact: ContactData): Element {
  const { endpoint, timeoutSeconds, fields, messages } = contact
  return h(
    'form',
    {
      className: ['contact'],
      action: endpoint,
      method: 'post',
      encType: 'application/x-www-form-urlencoded',
      dataContact: JSON.stringify({ timeoutSeconds, messages }),
    },
    [
      h('p', { className: ['contact-note'] }, contact.requiredNote),
      ...fields.map((field) => fieldOf(field, messages)),
      trap(contact.trapLabel),
      h('p', { className: ['contact-note'] }, contact.notes.endpoint),
      h('p', { className: ['contact-status'], role: 'alert', dataStatus: '' }),
      h('p', { className: ['actions'] }, [
        h('button', { className: ['action', 'primary'], type: 'submit' }, contact.submit.endpoint),
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
