import { copyCode, toggleWrap } from './code-buttons'
import { copyAddress } from './copy-address'
import { closeMenus } from './close-menus'
import { copyPage } from './copy-page'
import { loadPart } from './errors/load-part'
import { keepReadingStates } from './reading-state'
import { copyResult, showAllRows, toggleTypes } from './result-buttons'
import { openSheet } from './shortcuts'
import { chooseTab } from './tabs'

export { followPointer } from './chart-pointer'
export { moveByKey, showTabOf } from './tabs'

type Action = (control: HTMLElement) => unknown

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
      loadPart(() => import('./zoom')).then(({ openZoom }) => {
        openZoom(button)
      }),
  ],
  ['[data-shortcuts]', openSheet],
]

/** Performs the action of a control in static content. */
export function actOn(control: HTMLElement): void {
  void ACTIONS.find(([selector]) => control.matches(selector))?.[1](control)
}
