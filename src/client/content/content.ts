import { follow, isOnSite } from '../navigation/follow'
import { loadPart } from '../errors/load-part'

/** Controls in static content. content-actions implements them and is loaded when a reader approaches one. */
const CONTROLS =
  '[data-copy], [data-copy-page], [data-wrap], [data-copy-result], [data-show-all], [data-types], [name$="-menu"], [data-tabs] [role="tab"], a[data-anchor], [data-zoom], [data-shortcuts]'

const actions = () => import('./content-actions')

const controlOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/**
 * Adds behavior to static content by event delegation from the document, so that it works before hydration and across
 * page changes.
 */
export function installContent(page: Document): void {
  const comeNear = (event: Event) => {
    // a failure is reported when the control is clicked
    if (controlOf(event)) actions().catch(() => undefined)
    const link = linkOf(event)
    if (link && leadsToPage(link)) window.___loader.hovering(link.pathname)
  }
  page.addEventListener('pointerover', comeNear, { passive: true })
  page.addEventListener('pointerover', pointAtChart, { passive: true })
  page.addEventListener('focusin', comeNear)
  page.addEventListener('click', (event) => {
    const control = controlOf(event)
    if (control) {
      void loadPart(actions).then(({ actOn }) => {
        actOn(control)
      })
      return
    }
    const link = linkOf(event)
    if (link?.closest('.prose, [data-static-subtree]') && isPlainClick(event) && leadsToPage(link)) {
      event.preventDefault()
      follow(link)
    }
  })
  page.addEventListener('keydown', (event) => {
    if (!isTab(event.target)) return
    if (!['ArrowRight', 'ArrowLeft', 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    void loadPart(actions).then(({ moveByKey }) => {
      moveByKey(event)
    })
  })
}

/** Shows the values of a chart at the pointer. Without the script, the chart remains as it is. */
function pointAtChart(event: PointerEvent): void {
  const chart = event.target instanceof Element && event.target.closest<HTMLElement>('.chart[data-x]')
  if (!chart) return
  actions().then(
    ({ followPointer }) => {
      followPointer(chart, event)
    },
    () => undefined,
  )
}

const isTab = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.matches('[data-tabs] [role="tab"]')

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

/** Whether a link leads to another page of this site, not to a file or an anchor on the same page. */
function leadsToPage(link: HTMLAnchorElement): boolean {
  return (
    isOnSite(link) &&
    !link.target &&
    !link.hasAttribute('download') &&
    (link.pathname !== window.location.pathname || link.hash === '') &&
    !/\.[a-z0-9]+$/i.test(link.pathname)
  )
}
