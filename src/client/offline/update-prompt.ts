import * as styles from './update-prompt.module.css'

/** Announces that a newer version of the site is available. Reloads only if the reader clicks Reload. */
export function showUpdatePrompt(): void {
  if (document.getElementById('update-prompt')) return
  const box = document.createElement('div')
  box.id = 'update-prompt'
  box.className = styles.prompt ?? ''
  const text = document.createElement('p')
  text.setAttribute('role', 'status')
  const reload = button('Reload', () => {
    window.location.reload()
  })
  const later = button('Later', () => {
    box.remove()
  })
  box.append(text, reload, later)
  document.body.append(box)
  // screen readers announce a status only if its text changes after it was added
  requestAnimationFrame(() => (text.textContent = 'A new version of this site is available.'))
}

function button(label: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = label
  made.addEventListener('click', act)
  return made
}
