import { sayBriefly } from './say-briefly'

/** How long the words stand, in milliseconds. */
const SHOWN_FOR = 1600

/** Shows words at the window's lower edge for a moment, where what was done by a key may be out of sight. */
export function showToast(text: string): void {
  sayBriefly(document.body, text)
  const toast = document.createElement('div')
  toast.className = 'toast'
  // it was said by the line above
  toast.setAttribute('aria-hidden', 'true')
  toast.textContent = text
  for (const old of document.querySelectorAll('.toast')) old.remove()
  document.body.append(toast)
  window.setTimeout(() => {
    toast.remove()
  }, SHOWN_FOR)
}
