import { copyText } from './copy-text'
import { sayOnButton } from './say-briefly'

/** Copies the code of a button's figure. For a diff, the button's `data-copy` contains the new version. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const text = button.dataset.copy ?? ''
  const code = button.closest('.code')?.querySelector('code')
  sayOnButton(button, await copyText(text === '' ? (code?.textContent ?? '').trimEnd() : text))
}

/** Toggles between wrapping and scrolling long lines. */
export function toggleWrap(button: HTMLElement): void {
  const wrapped = button.getAttribute('aria-pressed') !== 'true'
  button.setAttribute('aria-pressed', String(wrapped))
  button.closest('.code')?.classList.toggle('wrap', wrapped)
}
