let observer: IntersectionObserver | undefined
let listening: AbortController | undefined

/** Height of the area above the window in which headings are observed, in pixels; no page is as tall. */
const ALL_ABOVE = 1_000_000

/** Distance from the top of the window above which a section is current, in pixels: links scroll headings to 80 to 130. */
const LINE = 160

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
        showInBar(link)
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

/** Scrolls a bar of sections, but not the page, so that the link is in its middle. */
function showInBar(link: HTMLElement): void {
  const bar = link.closest<HTMLElement>('[data-contents="bar"]')
  bar?.scrollTo({ left: link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2 })
}

/** Headings in collapsed blocks or hidden groups have no position. */
function isShown(heading: HTMLElement): boolean {
  return heading.closest('details:not([open]), [hidden]') === null
}
