/** How long a status message is shown, in milliseconds. */
export const SHOWN_FOR = 1600

/** Briefly replaces a button's label with a message. */
export function sayOnButton(button: HTMLElement, text: string): void {
  const label = (button.dataset.label ??= button.textContent)
  button.textContent = text
  button.dataset.copied = ''
  sayBriefly(button, text)
  window.setTimeout(() => {
    button.textContent = label
    delete button.dataset.copied
  }, SHOWN_FOR)
}

/** Briefly shows a message at a control, and announces it to assistive technology. */
export function sayBriefly(control: HTMLElement, text: string): void {
  control.dataset.said = text
  let status = document.getElementById('said')
  if (!status) {
    status = document.createElement('div')
    status.id = 'said'
    status.className = 'visually-hidden'
    status.setAttribute('role', 'status')
    document.body.append(status)
  }
  status.textContent = text
  window.setTimeout(() => {
    delete control.dataset.said
    if (status.textContent === text) status.textContent = ''
  }, SHOWN_FOR)
}
