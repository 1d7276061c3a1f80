/**
 * Distinct URLs of files that belong to pages other than the opened one: page data, and scripts and styles of templates.
 *
 * @param route of the page that was opened
 * @param template of that page
 * @param urls everything that was fetched
 */
export function fetchedAhead(route: string, template: string, urls: readonly string[]): string[] {
  const own = new Set([
    pageData(route),
    ...(template === '404' ? [pageData('/404/'), pageData('/404.html')] : []),
  ])
  return [...new Set(urls)].filter((url) => {
    const { pathname } = new URL(url)
    if (pathname.endsWith('/page-data.json')) return !own.has(pathname)
    const chunk = /^\/component---src-(?:templates|pages)-(.+)-tsx[-.][0-9a-f]+\.(?:js|css)$/.exec(pathname)
    return chunk !== null && chunk[1] !== template
  })
}

function pageData(route: string): string {
  const folder = route === '/' ? 'index' : route.replace(/^\/|\/$/g, '')
  return `/page-data/${folder}/page-data.json`
}
