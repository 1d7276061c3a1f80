type Messages = Readonly<Record<string, string>>

/** What stands in place of the form once the message has been taken. Its title wants the focus. */
export function thanksBox(
  messages: Messages,
  writeAnother: () => void,
): { box: HTMLElement; title: HTMLElement } {
  const box = boxOf('contact-done')
  const title = document.createElement('p')
  title.className = 'contact-sent'
  title.tabIndex = -1
  title.textContent = messages.sent ?? ''
  const detail = document.createElement('p')
  detail.textContent = messages.sentDetail ?? ''
  box.append(title, detail, buttonOf(messages.again ?? '', writeAnother))
  return { box, title }
}

/** The text of a composed e-mail, to be copied where no program opens. */
export function composedBox(messages: Messages, text: string): HTMLElement {
  const box = boxOf('contact-composed')
  const area = document.createElement('textarea')
  area.readOnly = true
  area.rows = 8
  area.value = text
  area.setAttribute('aria-label', messages.composedText ?? '')
  const button = buttonOf(messages.copy ?? '', () => {
    void Promise.all([import('./say-briefly'), navigator.clipboard.writeText(text)]).then(
      ([{ sayOnButton }]) => {
        sayOnButton(button, 'Copied')
      },
      () => {
        area.select()
      },
    )
  })
  box.append(area, button)
  return box
}

function boxOf(className: string): HTMLElement {
  const box = document.createElement('div')
  box.className = className
  return box
}

function buttonOf(label: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  button.addEventListener('click', act)
  return button
}
