import { navigate } from 'gatsby'
import { copyPage } from '../content/copy-page'
import { follow } from '../navigation/follow'
import { isSingleKey, singleKeysOn } from './single-keys'
import { showToast } from '../shared/toast'
import { ownValue } from '../../base/own-value'

/** Maximum time between the two keys of a shortcut, in milliseconds. */
const SECOND_KEY_WITHIN = 1200

let firstKeyAt = -Infinity

/** Handles a shortcut key, unless the key belongs to an input field, a dialog, or the browser. */
export function press(event: KeyboardEvent): void {
  if (!isSingleKey(event) || !singleKeysOn()) return
  // dialogs handle their own keys
  if (document.querySelector('[role="dialog"], dialog[open]')) return
  const isSecond = event.timeStamp - firstKeyAt < SECOND_KEY_WITHIN
  firstKeyAt = -Infinity
  if (isSecond) {
    if (event.key === 'h') navigate('/')
    if (event.key === 'd') navigate('/docs/')
    return
  }
  if (event.key === 'g') firstKeyAt = event.timeStamp
  else ownValue(ACTIONS, event.key)?.()
}

const ACTIONS: Readonly<Record<string, () => void>> = {
  '?': () => {
    openSheet(null)
  },
  n: () => {
    turnPage('next', 'This is the last page')
  },
  p: () => {
    turnPage('prev', 'This is the first page')
  },
  t: () => {
    focusOn('main h1')
  },
  c: () => {
    focusOn('nav [data-contents] a, [data-contents] a')
  },
  s: () => {
    focusOn('aside nav input, aside nav [aria-current="page"], aside nav a')
  },
  m: () => {
    const button = document.querySelector<HTMLElement>('[data-copy-page]')
    if (button)
      void copyPage(button).then(() => {
        showToast(
          button.dataset.copied === undefined
            ? button.textContent
            : `Page ${button.textContent.toLowerCase()}`,
        )
      })
  },
  l: () => {
    void import('../text-links/text-links').then(({ copyTextLink }) => copyTextLink())
  },
}

function turnPage(relation: 'next' | 'prev', otherwise: string): void {
  const link = document.querySelector<HTMLAnchorElement>(`main a[rel="${relation}"]`)
  if (link) follow(link)
  else if (document.querySelector('main article')) showToast(otherwise)
}

/** Focuses the first visible element. */
function focusOn(selector: string): void {
  const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility())
  // the order of the selector's parts takes precedence over document order
  const element = selector
    .split(', ')
    .map((part) => shown.find((one) => one.matches(part)))
    .find((one) => one)
  element?.focus()
}

/** Shows the list of shortcuts, even if single-key shortcuts are turned off. */
export function openSheet(opener: HTMLElement | null): void {
  void import('../../components/shortcuts/show-sheet').then(({ showSheet }) => {
    showSheet(opener)
  })
}
