import { decodeId } from '../base/decode-id'
import { platformOf } from './platform'
import { readStored, writeStored } from './storage'
import { ownValue } from '../base/own-value'

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

/** A reader's choice: remembered, and followed by all tabs of the same group. The pressed tab stays where it is on the screen. */
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

/** Brings back the choices of earlier visits. */
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
 * Shows the panel in which the place is that a hash names, whatever was chosen before.
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

/** Tabs that ask for it begin with the reader's own system, as long as nothing else was chosen. */
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

/** Arrow keys, Home and End move between tabs. */
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
