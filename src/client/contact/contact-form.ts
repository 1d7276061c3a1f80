import { thanksBox } from './contact-boxes'
import { problemOf } from './contact-check'
import { keepDraft, readDraft } from './contact-draft'
import { messageOf } from './contact-message'
import { send, type Outcome } from './contact-send'
import { copyText } from '../shared/copy-text'
import { sayOnButton } from '../shared/say-briefly'
import { TRAP } from '../../base/contact-trap'
import { mailtoOf } from '../../base/mailto'
import { ownValue } from '../../base/own-value'

type Field = HTMLInputElement | HTMLTextAreaElement

interface Settings {
  /** Recipient if there is no endpoint: the message is opened as an email instead of being sent. */
  mail?: { email: string; subject: string }
  timeoutSeconds: number
  messages: Record<string, string>
}

/** Adds validation, status messages, sending, and draft storage to the page's form. */
export function installContactForm(page: Document): void {
  const form = page.querySelector<HTMLFormElement>('form[data-contact]')
  // each page has its own form, which must be wired only once
  const status = form?.querySelector<HTMLElement>('[data-status]')
  const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]')
  if (form && status && button && !form.noValidate) new ContactForm(form, status, button)
}

class ContactForm {
  private readonly settings: Settings
  private readonly label: string
  private readonly fields: Field[]
  private isSending = false
  /** Idempotency ID: retries of a message reuse it; an edited message gets a new one. */
  private submission: string | undefined

  constructor(
    private readonly form: HTMLFormElement,
    private readonly status: HTMLElement,
    private readonly button: HTMLButtonElement,
  ) {
    this.settings = JSON.parse(form.dataset.contact ?? '{}') as Settings
    this.label = button.textContent
    this.fields = [...form.querySelectorAll<Field>('.field input, .field textarea')]
    form.noValidate = true
    // report text that is too long instead of truncating a paste
    for (const field of this.fields) {
      field.dataset.max = String(field.maxLength)
      field.removeAttribute('maxlength')
    }
    this.restore()
    form.addEventListener('input', (event) => {
      this.typed(event.target as Field)
    })
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void this.submit()
    })
    form.querySelector('[data-copy-message]')?.addEventListener('click', ({ currentTarget }) => {
      if (!this.isComplete()) return
      void copyText(this.text()).then((said) => {
        sayOnButton(currentTarget as HTMLElement, said)
      })
    })
  }

  private restore(): void {
    const draft = readDraft()
    this.submission = draft?.submission
    let restored = false
    for (const field of this.fields) {
      const kept = ownValue(draft?.fields ?? {}, field.name) ?? ''
      if (kept === '' || field.value !== '') continue
      field.value = kept
      restored = true
    }
    if (restored) this.say('restored', 'calm')
    // also store what was typed before this script loaded
    this.keep()
  }

  private typed(field: Field): void {
    this.submission = undefined
    this.keep()
    if (field.getAttribute('aria-invalid') === 'true') this.mark(field)
  }

  private keep(): void {
    const fields = Object.fromEntries(this.fields.map(({ name, value }) => [name, value]))
    const isEmpty = Object.values(fields).every((value) => value === '')
    keepDraft(isEmpty ? undefined : { fields, ...(this.submission ? { submission: this.submission } : {}) })
  }

  /** Shows or clears a field's error message; returns whether the field is invalid. */
  private mark(field: Field): boolean {
    const { value, required, dataset } = field
    const problem = problemOf(
      { value, required, dataset, maxLength: Number(dataset.max ?? -1) },
      this.settings.messages.tooLong ?? '',
    )
    const place = this.form.querySelector(`#${CSS.escape(field.id)}-error`)
    if (place) place.textContent = problem
    if (problem === '') field.removeAttribute('aria-invalid')
    else field.setAttribute('aria-invalid', 'true')
    return problem !== ''
  }

  /** Shows all errors and moves the focus to the first invalid field. */
  private isComplete(): boolean {
    const bad = this.fields.filter((field) => this.mark(field))
    if (!bad[0]) return true
    this.say('summary')
    bad[0].focus()
    return false
  }

  private async submit(): Promise<void> {
    if (this.isSending || !this.isComplete()) return
    if (this.settings.mail) {
      window.location.href = mailtoOf(this.settings.mail, this.text())
      this.say('opened', 'calm')
      return
    }
    const trap = this.form.elements.namedItem(TRAP) as HTMLInputElement | null
    if (trap && trap.value !== '') {
      trap.value = ''
      this.say('trapped')
      return
    }
    await this.post()
  }

  /** The message with what is known of its author. */
  private text(): string {
    const labelOf = ({ id }: Field) =>
      this.form.querySelector(`label[for="${CSS.escape(id)}"]`)?.firstChild?.textContent ?? ''
    return messageOf(
      this.fields.map((field) => ({
        label: labelOf(field),
        value: field.value,
        isLong: field instanceof HTMLTextAreaElement,
      })),
    )
  }

  private async post(): Promise<void> {
    this.submission ??= newId()
    this.keep()
    const message = new URLSearchParams(this.fields.map(({ name, value }) => [name, value.trim()]))
    message.set(TRAP, '')
    message.set('submission', this.submission)
    this.busy(true)
    const outcome = await send(this.form.action, message, this.settings.timeoutSeconds * 1000)
    this.busy(false)
    if (outcome.kind === 'sent') this.thank()
    else this.tell(outcome)
  }

  /** Uses `aria-disabled`, because `disabled` would make the button lose the focus. */
  private busy(isSending: boolean): void {
    this.isSending = isSending
    this.button.setAttribute('aria-disabled', String(isSending))
    this.form.setAttribute('aria-busy', String(isSending))
    this.button.textContent = isSending ? (this.settings.messages.sending ?? this.label) : this.label
    // prevent edits while the message is being sent
    for (const field of this.fields) field.readOnly = isSending
    if (isSending) this.status.textContent = ''
  }

  private tell(outcome: Exclude<Outcome, { kind: 'sent' }>): void {
    this.say(outcome.kind, undefined, 'detail' in outcome ? ` ${outcome.detail}` : '')
  }

  private say(message: string, tone?: 'calm', detail = ''): void {
    this.status.dataset.tone = tone ?? ''
    this.status.textContent = `${ownValue(this.settings.messages, message) ?? ''}${detail}`
  }

  private thank(): void {
    keepDraft(undefined)
    this.submission = undefined
    for (const field of this.fields) field.value = ''
    const { box, title } = thanksBox(this.settings.messages, () => {
      box.remove()
      this.form.hidden = false
      this.status.textContent = ''
      this.fields[0]?.focus()
    })
    this.form.hidden = true
    this.form.after(box)
    title.focus()
  }
}

/** Unique message ID. `randomUUID` is available only on HTTPS and localhost. */
function newId(): string {
  const { crypto } = window as { crypto: Partial<Crypto> & Pick<Crypto, 'getRandomValues'> }
  if (crypto.randomUUID) return crypto.randomUUID()
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
