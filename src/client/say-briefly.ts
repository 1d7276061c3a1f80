/** How long a word of success stands, in milliseconds. */
export const SHOWN_FOR = 1600

/** Shows a word instead of a button's label for a moment. */
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

/** Shows a word at a control for a moment, and tells it to assistive technology. */
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
