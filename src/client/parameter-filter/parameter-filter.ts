import { decodeId } from '../../base/decode-id'
import { revealPlace } from '../navigation/reveal-place'
import { addressFor, containsAll, countText, wantedIn, wordsOf, type Wanted } from './parameter-match'

/** Debounce time before the count is announced and the URL is updated, in milliseconds. */
const SETTLED = 400

/** Installs the filter of the configuration page, once for each rendering of the page. */
export function installParameterFilter(page: Document): void {
  const box = page.querySelector<HTMLElement>('[data-parameter-filter]')
  const input = box?.querySelector<HTMLInputElement>('input[type="search"]')
  const checkbox = box?.querySelector<HTMLInputElement>('input[type="checkbox"]')
  const status = box?.querySelector<HTMLElement>('[role="status"]')
  if (!box || !input || !checkbox || !status || box.dataset.parameterFilter === 'wired') return
  box.dataset.parameterFilter = 'wired'
  if (!current) showTargets(page)
  current = new ParameterFilter(page, input, checkbox, status)
}

/** The filter of the page that is shown, or of the last page that had one. */
let current: ParameterFilter | undefined

/** Clears the filter before a navigation to an entry that is filtered out. */
function showTargets(page: Document): void {
  page.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null
      if (link?.pathname === window.location.pathname) current?.showTarget(link.hash)
    },
    { capture: true },
  )
  window.addEventListener('hashchange', () => {
    current?.showTarget(window.location.hash)
  })
}

interface Entry {
  element: HTMLElement
  /** Its text in lower case. */
  text: string
  reloadable: boolean
}

interface Group {
  /** Heading, introduction and collapsed list. */
  parts: HTMLElement[]
  /** The collapsed list, which is open while it contains matches. */
  fold: HTMLDetailsElement
  entries: Entry[]
}

class ParameterFilter {
  private readonly groups: Group[]
  private timer: number | undefined

  constructor(
    private readonly page: Document,
    private readonly input: HTMLInputElement,
    private readonly checkbox: HTMLInputElement,
    private readonly status: HTMLElement,
  ) {
    this.groups = [...page.querySelectorAll<HTMLDetailsElement>('.prose details:has(> .parameters)')].map(
      groupOf,
    )
    input.addEventListener('input', () => {
      this.changed()
    })
    checkbox.addEventListener('change', () => {
      this.changed()
    })
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || input.value === '') return
      event.preventDefault()
      input.value = ''
      this.changed()
    })
    const { filter, reloadableOnly } = wantedIn(window.location.search)
    // what was typed before this script loaded takes precedence over the URL
    input.value ||= filter
    checkbox.checked ||= reloadableOnly
    if (this.isOn()) this.changed()
    this.showTarget(window.location.hash)
  }

  private wanted(): Wanted {
    return { filter: this.input.value, reloadableOnly: this.checkbox.checked }
  }

  private isOn(): boolean {
    return this.input.value !== '' || this.checkbox.checked
  }

  private changed(): void {
    const wanted = this.wanted()
    const words = wordsOf(wanted.filter)
    const isOn = this.isOn()
    let shown = 0
    let all = 0
    for (const { parts, fold, entries } of this.groups) {
      let inGroup = 0
      for (const { element, text, reloadable } of entries) {
        const fits = (reloadable || !wanted.reloadableOnly) && containsAll(text, words)
        element.hidden = !fits
        if (fits) inGroup++
      }
      for (const part of parts) part.hidden = inGroup === 0
      fold.open = isOn && inGroup > 0
      shown += inGroup
      all += entries.length
    }
    window.clearTimeout(this.timer)
    this.timer = window.setTimeout(() => {
      this.settle(countText(shown, all, wanted))
    }, SETTLED)
  }

  private settle(count: string): void {
    // the reader has navigated to another page
    if (!this.input.isConnected) return
    this.status.textContent = count
    const address = addressFor(this.wanted(), window.location.href)
    if (address !== window.location.href) window.history.replaceState(window.history.state, '', address)
  }

  /** Clears the filter if the hash refers to a hidden entry or group. */
  showTarget(hash: string): void {
    if (!this.input.isConnected) return
    const target = hash === '' ? null : this.page.getElementById(decodeId(hash.slice(1)))
    if (!target?.closest('[hidden]')) return
    this.input.value = ''
    this.checkbox.checked = false
    this.changed()
    revealPlace(this.page, hash)
    target.scrollIntoView()
  }
}

/** Collects what belongs to a collapsed list: everything from the heading above it. */
function groupOf(fold: HTMLDetailsElement): Group {
  const parts: HTMLElement[] = [fold]
  for (
    let part = fold.previousElementSibling;
    part instanceof HTMLElement;
    part = part.previousElementSibling
  ) {
    parts.push(part)
    if (part.tagName === 'H2') break
  }
  const entries = [...fold.querySelectorAll<HTMLElement>('.parameters > div')].map((element): Entry => ({
    element,
    text: element.textContent.toLowerCase(),
    reloadable: element.hasAttribute('data-reloadable'),
  }))
  return { parts, fold, entries }
}
