/** Returns the line below an example's code that reports what happens; it's hidden while there's nothing to report. */
export function noteBelow(example: HTMLElement): HTMLElement {
  const known = example.querySelector<HTMLElement>(':scope > .live-note')
  if (known) return known
  const note = document.createElement('div')
  note.className = 'live-note'
  note.hidden = true
  const status = document.createElement('span')
  status.setAttribute('role', 'status')
  note.append(status)
  example.querySelector(':scope > .code')?.after(note)
  return note
}

/** Shows a message in the line; hides the line if the message is empty. */
export function tell(note: HTMLElement, message: string): void {
  note.classList.remove('is-outcome')
  note.hidden = message === ''
  const status = note.querySelector('[role="status"]')
  if (status) status.textContent = message
}

/** Messages for readers without a network. */
export const OFFLINE = {
  run: 'You’re offline, so the statement wasn’t run.',
  edit: 'You’re offline, so the editor couldn’t be loaded.',
} as const
