import { SCRIPTS_SETTLED } from '../../base/scripts-settled'

/** A script of Gatsby's own at the end of the body, as Gatsby writes it. */
const SCRIPT = /<script src="([^"]+)" async><\/script>/g

/** A kind that no browser runs or fetches. */
const LATE = 'late'

/** Longest wait for the first picture, in milliseconds: a browser that draws nothing gets its scripts too. */
const LONGEST_WAIT = 3000

/**
 * Fetches the scripts once the first picture stands: a page can be read without them, and before that they take
 * bandwidth and processor from it. A page in the background draws nothing and needs not wait.
 */
const STARTER = `(function(d,l,n,w){l=d.querySelectorAll('script[type=${LATE}]');n=l.length;\
function e(){--n||dispatchEvent(new Event('${SCRIPTS_SETTLED}'))}\
function g(){if(w)return;w=1;l.forEach(function(s,c){c=d.createElement('script');c.src=s.src;c.onload=c.onerror=e;d.body.appendChild(c)})}\
d.hidden?g():new PerformanceObserver(function(p){p.getEntriesByName('first-contentful-paint').length&&g()}).observe({type:'paint',buffered:true});setTimeout(g,${LONGEST_WAIT})})(document)`

/**
 * Makes the site's scripts wait for the first picture of the page.
 *
 * @throws when Gatsby's scripts are not where they were
 */
export function withLateScripts(html: string): string {
  if (html.includes(`<script type="${LATE}"`)) return html
  const scripts = [...html.matchAll(SCRIPT)]
  const last = scripts.at(-1)
  if (!last) throw new Error('the HTML contains none of the Gatsby scripts: did Gatsby change?')
  const end = last.index + last[0].length
  return (
    html.slice(0, end).replace(SCRIPT, `<script type="${LATE}" src="$1"></script>`) +
    `<script>${STARTER}</script>` +
    html.slice(end)
  )
}
