import { navigate } from 'gatsby'
import { copyCode, toggleWrap } from './code-buttons'
import { copyAddress } from './copy-address'
import { copyPage } from './copy-page'
import { copyResult, showAllRows } from './result-buttons'
import { chooseTab, tabByKey } from './tabs'

/**
 * All behaviour of the static text, by delegation from the document: it works before React has taken over,
 * and it survives changes of page.
 */
export function installContent(page: Document): void {
  page.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    if (!target) return
    const copy = target.closest<HTMLElement>('[data-copy]')
    if (copy) return void copyCode(copy)
    const wholePage = target.closest<HTMLElement>('[data-copy-page]')
    if (wholePage) return void copyPage(wholePage)
    const wrap = target.closest<HTMLElement>('[data-wrap]')
    if (wrap) {
      toggleWrap(wrap)
      return
    }
    const result = target.closest<HTMLElement>('[data-copy-result]')
    if (result) return void copyResult(result)
    const all = target.closest<HTMLElement>('[data-show-all]')
    if (all) {
      showAllRows(all)
      return
    }
    const tab = target.closest<HTMLElement>('[data-tabs] [role="tab"]')
    if (tab) {
      chooseTab(tab)
      return
    }
    const anchor = target.closest<HTMLAnchorElement>('a[data-anchor]')
    if (anchor) return void copyAddress(anchor)
    const zoom = target.closest<HTMLElement>('[data-zoom]')
    if (zoom) {
      void import('./zoom').then(({ openZoom }) => {
        openZoom(zoom)
      })
      return
    }
    const link = target.closest<HTMLAnchorElement>('.prose a[href]')
    if (link && isPlainClick(event) && leadsToPage(link)) {
      event.preventDefault()
      navigate(link.pathname + link.search + link.hash)
    }
  })
  page.addEventListener('keydown', tabByKey)
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    !event.defaultPrevented
  )
}

/** Another page of this site, not a file and not a place on the same page. */
function leadsToPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === window.location.origin &&
    !link.target &&
    !link.hasAttribute('download') &&
    link.pathname !== window.location.pathname &&
    !/\.[a-z0-9]+$/i.test(link.pathname)
  )
}
