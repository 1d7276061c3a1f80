/** `/docs/index.html` and `/docs/quick-start.html` are the same pages as `/docs/` and `/docs/quick-start/` (spec). */
export function withoutHtmlEnding(pathname: string): string {
  return pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '/')
}

/** Corrects the address bar before the router reads it. Hosts usually redirect; not all do, and a worker does not. */
export function normaliseAddress({ location, history }: Pick<Window, 'location' | 'history'>): void {
  const pathname = withoutHtmlEnding(location.pathname)
  if (pathname !== location.pathname && location.pathname !== '/404.html')
    history.replaceState(history.state, '', pathname + location.search + location.hash)
}
