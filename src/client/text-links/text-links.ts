import { generateFragment } from 'text-fragments-polyfill/dist/fragment-generation-utils.js'
import { sayBriefly, SHOWN_FOR } from '../shared/say-briefly'
import { fragmentOfLines, textDirective, type TextFragment } from './text-fragment'
import { showToast } from '../shared/toast'

/** Minimum length of a selection, because shorter ones are rarely intended. */
const LEAST_CHARACTERS = 4
/** Time without changes after which a selection is considered finished, in milliseconds. */
const FINISHED_AFTER = 250

let button: HTMLButtonElement | undefined

/** Shows a button that copies a link whenever text of the page is selected. */
export function offerTextLinks(): void {
  let timer = 0
  let isPressed = false
  const later = () => {
    window.clearTimeout(timer)
    if (!isPressed) timer = window.setTimeout(offerAnew, FINISHED_AFTER)
  }
  document.addEventListener('selectionchange', () => {
    if (!selectedText()) hide()
    later()
  })
  document.addEventListener('pointerdown', () => (isPressed = true))
  document.addEventListener('pointerup', () => {
    isPressed = false
    later()
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide()
  })
  later()
}

/** Skips this while a confirmation is shown, because generating a link also changes the selection. */
function offerAnew(): void {
  if (button?.dataset.said === undefined) offer()
}

/** Copies a link to the selected text. Also called by the keyboard shortcut. */
export async function copyTextLink(): Promise<void> {
  const selection = selectedText()
  if (!selection) {
    showToast('No text selected')
    return
  }
  offer()
  const fragment = fragmentOf(selection)
  const { origin, pathname, search } = window.location
  const place = fragment ? textDirective(fragment) : sectionOf(selection)
  try {
    await navigator.clipboard.writeText(origin + pathname + search + place)
    answer(fragment ? 'Link copied' : 'Link to section copied')
  } catch {
    answer('Copy failed')
  }
}

/** Text fragment for a selection; undefined if the selected text can't be identified uniquely. */
function fragmentOf(selection: Selection): TextFragment | undefined {
  const pre = selection.anchorNode?.parentElement?.closest('pre')
  if (!pre) {
    const { status, fragment } = generateFragment(selection)
    return status === 0 ? fragment : undefined
  }
  const all = document.querySelector('main')?.textContent ?? ''
  return fragmentOfLines(selection.toString(), all)
}

/** Hash of the last heading above the selection; empty at the beginning of a page. */
function sectionOf({ anchorNode }: Selection): string {
  const above = [...document.querySelectorAll<HTMLElement>('.prose :is(h2, h3, h4)[id]')].filter(
    (heading) => anchorNode && heading.compareDocumentPosition(anchorNode) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  const id = above.at(-1)?.id
  return id === undefined ? '' : `#${encodeURIComponent(id)}`
}

/** The selection, if it is in the article and long enough. */
function selectedText(): Selection | undefined {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  if (selection.toString().trim().length < LEAST_CHARACTERS) return undefined
  const { commonAncestorContainer: place } = selection.getRangeAt(0)
  const element = place instanceof Element ? place : place.parentElement
  return element?.closest('main article') ? selection : undefined
}

function offer(): void {
  const selection = selectedText()
  if (!selection) return
  const box = [...selection.getRangeAt(0).getClientRects()].at(-1)
  if (!box || box.bottom < 0 || box.top > window.innerHeight) return
  button ??= makeButton()
  button.textContent = 'Copy link to selection'
  button.hidden = false
  const { offsetWidth, offsetHeight } = button
  const below = box.bottom + 8
  const top = below + offsetHeight < window.innerHeight ? below : box.top - offsetHeight - 8
  const left = Math.min(Math.max(8, box.right - offsetWidth / 2), document.body.clientWidth - offsetWidth - 8)
  // positioned relative to the page so that it scrolls with the text
  button.style.top = `${top + window.scrollY}px`
  button.style.left = `${left + window.scrollX}px`
}

function hide(): void {
  if (button && button.dataset.said === undefined) button.hidden = true
}

function answer(text: string): void {
  if (!button || button.hidden) {
    showToast(text)
    return
  }
  sayBriefly(button, text)
  button.textContent = text
  window.setTimeout(() => {
    if (button) button.hidden = true
  }, SHOWN_FOR)
}

function makeButton(): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'text-link'
  // the press must not clear the selection
  made.addEventListener('pointerdown', (event) => {
    event.preventDefault()
    event.stopPropagation()
  })
  made.addEventListener('mousedown', (event) => {
    event.preventDefault()
  })
  made.addEventListener('click', () => void copyTextLink())
  document.body.append(made)
  return made
}
