import { copyText } from './copy-text'
import { sayOnButton } from './say-briefly'

/** Copies the code of the figure that a button belongs to. A sample that shows a change carries its new text on the button. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const text = button.dataset.copy ?? ''
  const code = button.closest('.code')?.querySelector('code')
  sayOnButton(button, await copyText(text === '' ? (code?.textContent ?? '').trimEnd() : text))
}

/** Long lines break, or scroll. */
export function toggleWrap(button: HTMLElement): void {
  const wrapped = button.getAttribute('aria-pressed') !== 'true'
  button.setAttribute('aria-pressed', String(wrapped))
  button.closest('.code')?.classList.toggle('wrap', wrapped)
}
