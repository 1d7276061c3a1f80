import { sayBriefly, SHOWN_FOR } from './say-briefly'

/** Shows a toast, because the result of a keyboard shortcut may be out of view. */
export function showToast(text: string): void {
  sayBriefly(document.body, text)
  const toast = document.createElement('div')
  toast.className = 'toast'
  // sayBriefly has announced it already
  toast.setAttribute('aria-hidden', 'true')
  toast.textContent = text
  for (const old of document.querySelectorAll('.toast')) old.remove()
  document.body.append(toast)
  window.setTimeout(() => {
    toast.remove()
  }, SHOWN_FOR)
}
