import { copyPage } from './copy-page'
import { loadPart } from '../errors/load-part'
import { keepReadingStates } from '../navigation/reading-state'
import { copyResult, showAllRows, toggleTypes } from './result-buttons'
import { copyText } from '../shared/copy-text'
import { sayBriefly, sayOnButton } from '../shared/say-briefly'
import { openSheet } from '../keyboard/shortcuts'
import { chooseTab } from './tabs'

export { followPointer } from '../charts/chart-pointer'
export { moveByKey, showTabOf } from './tabs'

type Action = (control: HTMLElement) => unknown

/** Menus over the text: the options of a result, and the table of contents on small screens. */
const OPEN_MENUS = 'details[name$="-menu"][open]'

// a reader who approaches a control may expand something
keepReadingStates(document)
closeMenus(document)

const ACTIONS: [selector: string, act: Action][] = [
  ['[data-copy]', copyCode],
  ['[data-copy-page]', copyPage],
  ['[data-wrap]', toggleWrap],
  ['[data-copy-result]', copyResult],
  ['[data-show-all]', showAllRows],
  ['[data-types]', toggleTypes],
  ['[data-tabs] [role="tab"]', chooseTab],
  ['a[data-anchor]', (anchor) => copyAddress(anchor as HTMLAnchorElement)],
  [
    '[data-zoom]',
    (button) =>
      loadPart(() => import('../zoom/zoom')).then(({ openZoom }) => {
        openZoom(button)
      }),
  ],
  ['[data-shortcuts]', openSheet],
]

/** Performs the action of a control in static content. */
export function actOn(control: HTMLElement): void {
  void ACTIONS.find(([selector]) => control.matches(selector))?.[1](control)
}

/** Copies the code of a button's figure. For a diff, the button's `data-copy` contains the new version. */
async function copyCode(button: HTMLElement): Promise<void> {
  const text = button.dataset.copy ?? ''
  const code = button.closest('.code')?.querySelector('code')
  sayOnButton(button, await copyText(text === '' ? (code?.textContent ?? '').trimEnd() : text))
}

/** Toggles between wrapping and scrolling long lines. */
function toggleWrap(button: HTMLElement): void {
  const wrapped = button.getAttribute('aria-pressed') !== 'true'
  button.setAttribute('aria-pressed', String(wrapped))
  button.closest('.code')?.classList.toggle('wrap', wrapped)
}

/** Copies the URL of a heading's anchor; the browser also follows the link. */
async function copyAddress(anchor: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(anchor.href)
    sayBriefly(anchor, 'Link copied')
  } catch {
    // The address bar shows the URL now.
  }
}

/** Closes menus when a reader presses Escape, clicks elsewhere, or follows a link in them. */
function closeMenus(page: Document): void {
  const close = (kept: Element | null) => {
    for (const menu of page.querySelectorAll<HTMLDetailsElement>(OPEN_MENUS)) {
      if (menu.contains(kept)) continue
      if (menu.contains(page.activeElement)) menu.querySelector('summary')?.focus({ preventScroll: true })
      menu.open = false
    }
  }
  page.addEventListener('click', ({ target }) => {
    close(target instanceof Element && !target.closest('a') ? target : null)
  })
  page.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close(null)
  })
}
