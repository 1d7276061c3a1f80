import { decodeId } from '../../base/decode-id'
import { platformOf } from './platform'
import { readStored, writeStored } from '../shared/storage'
import { ownValue } from '../../base/own-value'

const key = (group: string) => `tabs.${group}`
const labelOf = (tab: Element) => tab.textContent

/** Shows one panel of a set of tabs. */
export function selectTab(tab: HTMLElement): void {
  const box = tab.closest('[data-tabs]')
  if (!box) return
  for (const other of box.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]')) {
    const selected = other === tab
    other.setAttribute('aria-selected', String(selected))
    other.tabIndex = selected ? 0 : -1
    document
      .getElementById(other.getAttribute('aria-controls') ?? '')
      ?.toggleAttribute('data-hidden', !selected)
  }
}

/** Selects a tab, stores the choice, and applies it to all tabs of the group, without moving the tab on the screen. */
export function chooseTab(tab: HTMLElement): void {
  const box = tab.closest<HTMLElement>('[data-tabs]')
  const group = box?.dataset.tabs ?? ''
  const before = tab.getBoundingClientRect().top
  selectTab(tab)
  if (group === '') return
  writeStored(key(group), labelOf(tab))
  syncGroup(document, group, labelOf(tab))
  window.scrollBy(0, tab.getBoundingClientRect().top - before)
}

/** Restores the choices of earlier visits. */
export function restoreTabs(page: Document): void {
  const groups = new Set(
    [...page.querySelectorAll<HTMLElement>('[data-tabs]')].map((box) => box.dataset.tabs ?? ''),
  )
  for (const group of groups) {
    const label = group === '' ? null : readStored(key(group))
    if (label !== null) syncGroup(page, group, label)
    else chooseByPlatform(page, group)
  }
}

/**
 * Shows the panel that contains the target of a hash, regardless of earlier choices.
 * @param hash with its `#`; empty for none
 */
export function showTabOf(page: Document, hash: string): void {
  const place = hash === '' ? null : page.getElementById(decodeId(hash.slice(1)))
  const panel = place?.closest('[role="tabpanel"][data-hidden]')
  const tab = page.getElementById(panel?.getAttribute('aria-labelledby') ?? '')
  if (!place || !tab) return
  selectTab(tab)
  place.scrollIntoView()
}

/** Selects the reader's platform in tabs with `data-detect`, unless the reader has chosen another. */
function chooseByPlatform(page: Document, group: string): void {
  const label = platformOf(navigator)
  if (label === null) return
  for (const box of page.querySelectorAll(`[data-tabs="${CSS.escape(group)}"][data-detect]`)) {
    const tab = tabOf(box, label)
    if (tab) selectTab(tab)
  }
}

const tabOf = (box: Element, label: string): HTMLElement | undefined =>
  [...box.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]')].find(
    (one) => labelOf(one) === label,
  )

function syncGroup(page: Document, group: string, label: string): void {
  for (const box of page.querySelectorAll(`[data-tabs="${CSS.escape(group)}"]`)) {
    const tab = tabOf(box, label)
    if (tab) selectTab(tab)
  }
}

/** Moves between tabs with the arrow keys, Home, and End. */
export function moveByKey(event: KeyboardEvent): void {
  const tab = event.target as HTMLElement
  const tabs = [...(tab.parentElement?.children ?? [])]
  const at = tabs.indexOf(tab)
  const steps = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }
  const to = ownValue(steps, event.key)
  if (to === undefined) return
  const next = tabs.at(to % tabs.length) as HTMLElement
  next.focus()
  chooseTab(next)
}
