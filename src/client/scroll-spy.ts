let observer: IntersectionObserver | undefined

/** Height of the area above the window in which headings are observed, in pixels; no page is as tall. */
const ALL_ABOVE = 1_000_000

/** Marks the current heading in the table of contents: the last one in or above the upper third of the window. */
export function watchHeadings(page: Document): void {
  observer?.disconnect()
  const links = [...page.querySelectorAll<HTMLAnchorElement>('[data-contents] a')]
  const headings = [...page.querySelectorAll<HTMLElement>('.prose :is(h2, h3)[id]')]
  if (links.length === 0 || headings.length === 0) return
  const mark = () => {
    const line = window.innerHeight / 3
    const current =
      headings.filter((heading) => isShown(heading) && heading.getBoundingClientRect().top < line).at(-1) ??
      headings[0]
    for (const link of links) {
      if (link.hash !== `#${current?.id ?? ''}`) link.removeAttribute('aria-current')
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'true')
        showInBar(link)
      }
    }
  }
  // everything above the line counts as inside, so a jump past several headings, as with End or Home, is noticed too
  observer = new IntersectionObserver(mark, { rootMargin: `${ALL_ABOVE}px 0px -66% 0px` })
  for (const heading of headings) observer.observe(heading)
  mark()
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
