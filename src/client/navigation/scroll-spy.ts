let observer: IntersectionObserver | undefined
let listening: AbortController | undefined
let showing: ReturnType<typeof setTimeout> | undefined

/** Height of the area above the window in which headings are observed, in pixels; no page is as tall. */
const ALL_ABOVE = 1_000_000

/** Distance from the top of the window above which a section is current, in pixels: links scroll headings to 80 to 130. */
const LINE = 160

/** Height of the part at either end of a list that is considered hidden, in pixels: the lower one fades. */
const EDGE = 40

/** Time in milliseconds within which sections are passed on the way to another one, so that lists aren't scrolled to them. */
const PASSING = 150

/** Marks the current section in the table of contents: the last one whose heading has been reached. */
export function watchHeadings(page: Document): void {
  observer?.disconnect()
  listening?.abort()
  const links = [...page.querySelectorAll<HTMLAnchorElement>('[data-contents] a')]
  // a bar has no links to the parts of a section
  const listed = new Set(links.map(({ hash }) => hash))
  const headings = [...page.querySelectorAll<HTMLElement>('.prose :is(h2, h3)[id]')].filter(({ id }) =>
    listed.has(`#${id}`),
  )
  if (links.length === 0 || headings.length === 0) return
  // a bar is on a page whose first screen precedes all sections
  const first = page.querySelector('[data-contents="bar"]') ? undefined : headings[0]
  const mark = () => {
    // the page was rendered again
    if (headings.some(({ isConnected }) => !isConnected)) {
      watchHeadings(page)
      return
    }
    const current =
      headingAtEnd(headings) ??
      headings.filter((heading) => isShown(heading) && heading.getBoundingClientRect().top < LINE).at(-1) ??
      first
    for (const link of links) {
      if (link.hash !== `#${current?.id ?? ''}`) link.removeAttribute('aria-current')
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'true')
        clearTimeout(showing)
        showing = setTimeout(() => {
          showInLists(links)
        }, PASSING)
      }
    }
  }
  const watch = () => {
    observer?.disconnect()
    // everything above the line counts as inside, so a jump past several headings, as with End or Home, is noticed too
    const rootMargin = `${ALL_ABOVE}px 0px ${LINE - window.innerHeight}px 0px`
    observer = new IntersectionObserver(mark, { rootMargin })
    for (const heading of headings) observer.observe(heading)
  }
  watch()
  listening = new AbortController()
  window.addEventListener('resize', watch, { signal: listening.signal })
  // a collapsed menu can't be scrolled before it's open; toggle events don't bubble
  const showInMenu = ({ target }: Event) => {
    if ((target as Element).querySelector('[data-contents]')) showInLists(links)
  }
  page.addEventListener('toggle', showInMenu, { capture: true, signal: listening.signal })
  mark()
}

/**
 * The current heading at the end of a page, whose last headings can't be scrolled to the top: that of the address if it's
 * in view, otherwise the last one. Undefined anywhere else.
 */
function headingAtEnd(headings: readonly HTMLElement[]): HTMLElement | undefined {
  const { scrollHeight } = document.documentElement
  if (window.scrollY === 0 || window.scrollY + window.innerHeight < scrollHeight - 1) return undefined
  const from = (top: number) =>
    headings.filter((heading) => isShown(heading) && heading.getBoundingClientRect().top >= top)
  return from(0).find(({ id }) => window.location.hash === `#${id}`) ?? from(LINE).at(-1)
}

/** Shows the current section in each list. */
function showInLists(links: readonly HTMLElement[]): void {
  for (const link of links) if (link.hasAttribute('aria-current')) showInList(link)
}

/**
 * Scrolls a list of sections, but not the page, so that the link is in its middle. A list stays where it is if it shows
 * the link already, or if the pointer is on it, from which its entries must not move away.
 */
function showInList(link: HTMLElement): void {
  const list = link.closest<HTMLElement>('[data-contents]')
  const box = list?.dataset.contents === 'column' ? list.closest('nav') : list
  if (!box) return
  const inside = box.getBoundingClientRect()
  const { left, top, right, bottom } = link.getBoundingClientRect()
  const away = {
    left: (left + right - inside.left - inside.right) / 2,
    top: (top + bottom - inside.top - inside.bottom) / 2,
  }
  if (list?.dataset.contents === 'bar') box.scrollBy({ left: away.left })
  else if (!box.matches(':hover') && (top < inside.top + EDGE || bottom > inside.bottom - EDGE))
    box.scrollBy({ top: away.top })
}

/** Headings in collapsed blocks or hidden groups have no position. */
function isShown(heading: HTMLElement): boolean {
  return heading.closest('details:not([open]), [hidden]') === null
}
