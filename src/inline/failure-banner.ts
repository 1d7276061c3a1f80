import { SCRIPTS_SETTLED } from '../base/late-scripts'
import { PAGE_DATA_ID } from '../base/page-data-id'

/*
 * Runs at the end of the body. If any of the site's scripts hasn't run, nothing on the page works, and this inserts a
 * banner at the top. Its Retry button fetches the scripts past the browser's cache, which may contain what a captive
 * portal once answered in their place, and reloads the page. If scripts are merely slow, the banner disappears when they
 * start (src/client/browser-hooks.ts).
 *
 * If none has run, and the address shows that the site isn't at the root of its host, the banner compares that base
 * URL with the one that the site needs. The page for unknown addresses can't tell where it's served from: there, the
 * base URL is mentioned only if no script could be fetched, because one that can't be parsed is at the right address.
 */

/** The colors are those of the style sheet that's part of every page's HTML; the rest is here, because only the banner uses it. */
const STYLE =
  'padding:16px;border-bottom:4px solid var(--accent);background:var(--surface-1);color:var(--text);font:16px/1.6 system-ui,sans-serif'

const BUTTON_STYLE =
  'min-height:40px;padding:0 16px;border:0;border-radius:8px;background:var(--accent-fill);color:var(--text-heading);font:inherit;cursor:pointer'

/** How long the scripts that have arrived get to start, in milliseconds. They pause once, without a delay (gatsby-internals/client/start). */
const START_TIME = 1000

/** How long scripts may neither arrive nor fail before the page says so, in milliseconds. Retry waits as long for them. */
const HANG_TIME = 10_000

let banner: HTMLElement | undefined
let failedScripts = 0

/** Gatsby's loader exists once all of the site's scripts have run, because they wait for each other. */
const hasStarted = (): boolean => '___loader' in window

const ranAny = (): boolean => Object.keys(window).some((name) => name.startsWith('webpackChunk'))

/** Path at which the site appears to be served, if the end of the address is the route of the page. */
function servedFrom(route: string): string | undefined {
  let path = location.pathname.replace(/(index)?\.html$/, '')
  if (!path.endsWith('/')) path += '/'
  return route !== '/404.html' && path.endsWith(route) ? path.slice(0, 1 - route.length) || path : undefined
}

function show(isLate: boolean): void {
  banner?.remove()
  if (hasStarted()) return
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]:not([type])')]
  const { path } = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '{}') as { path?: string }
  const base = servedFrom(path ?? '/404.html')
  const { origin } = location
  const element = document.createElement('div')
  const add = (name: string, text: string): HTMLElement => {
    const child = document.createElement(name)
    child.textContent = text
    element.appendChild(child)
    return child
  }
  element.id = 'base-path-banner'
  element.setAttribute('role', 'alert')
  element.style.cssText = STYLE
  add('strong', isLate ? 'The site is still loading. ' : 'The site did not load properly. ')
  if (isLate)
    add(
      'span',
      'Its scripts have not arrived yet, so search, menus, and buttons don’t work. The network may be slow or interrupted. ',
    )
  else if (!ranAny() && (base === undefined ? failedScripts >= scripts.length : base !== '/')) {
    add('span', 'None of its scripts could be loaded. The site must be served from the base URL ')
    add('code', `${origin}/`)
    if (base !== undefined) {
      add('span', ', but appears to be at ')
      add('code', origin + base)
    }
    add(
      'span',
      base === undefined
        ? '. If it is, the network may have failed. '
        : '. Move it to the root of this host or of a subdomain.',
    )
  } else
    add(
      'span',
      (ranAny() ? 'Some of its scripts could not' : 'None of its scripts could') +
        ' be loaded, so search, menus, and buttons don’t work. The network may have failed, or the site may have just been updated. ',
    )
  const button = add('button', 'Retry') as HTMLButtonElement
  button.type = 'button'
  button.style.cssText = BUTTON_STYLE
  button.onclick = () => {
    button.textContent = 'Loading…'
    const fetches = scripts.map(({ src }) =>
      fetch(src, { cache: 'reload' }).then(
        (response) => response.text().catch(() => ''),
        () => '',
      ),
    )
    void Promise.race([new Promise((resolve) => setTimeout(resolve, HANG_TIME)), Promise.all(fetches)]).then(
      () => location.reload(),
    )
  }
  document.body.insertBefore(element, document.body.firstChild)
  banner = element
}

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) failedScripts += 1
  },
  true,
)
addEventListener(SCRIPTS_SETTLED, () => setTimeout(() => show(false), START_TIME))
setTimeout(() => {
  if (!banner) show(true)
}, HANG_TIME)
