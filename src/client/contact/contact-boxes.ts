type Messages = Readonly<Record<string, string>>

/** Replaces the form once the message has been sent. The caller must move the focus to its title. */
export function thanksBox(
  messages: Messages,
  writeAnother: () => void,
): { box: HTMLElement; title: HTMLElement } {
  const box = document.createElement('div')
  box.className = 'contact-done'
  const title = document.createElement('p')
  title.className = 'contact-sent'
  title.tabIndex = -1
  title.textContent = messages.sent ?? ''
  const detail = document.createElement('p')
  detail.textContent = messages.sentDetail ?? ''
  const actions = document.createElement('p')
  actions.className = 'actions'
  actions.append(buttonOf(messages.again ?? '', writeAnother))
  box.append(title, detail, actions)
  return { box, title }
}

function buttonOf(label: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'action'
  button.textContent = label
  button.addEventListener('click', act)
  return button
}
