/** Shows an image as large as the window allows, in a native dialog: Escape, a click or the button closes it. */
export function openZoom(button: HTMLElement): void {
  const image = button.querySelector('img')
  if (!image) return
  const dialog = document.createElement('dialog')
  dialog.className = 'zoomed'
  dialog.setAttribute('aria-label', image.alt)
  const large = document.createElement('img')
  large.src = image.currentSrc || image.src
  large.srcset = image.srcset
  large.sizes = '100vw'
  large.alt = image.alt
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = 'Close'
  dialog.append(large, close)
  dialog.addEventListener('click', () => {
    dialog.close()
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    button.focus()
  })
  document.body.append(dialog)
  dialog.showModal()
}
