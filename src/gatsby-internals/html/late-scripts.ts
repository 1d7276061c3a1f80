import { missingInternal } from '../../base/missing-internal'
import { LATE_SCRIPT_TYPE } from '../../base/late-scripts'

const FILE = 'src/gatsby-internals/html/late-scripts.ts'

/** One of Gatsby's scripts at the end of the body, as Gatsby writes it. */
const SCRIPT = /<script src="([^"]+)" async><\/script>/g

/** The starter that an earlier build wrote. */
const STARTER = /<script id="start-scripts">.*?<\/script>/s

/**
 * Makes the site's scripts wait for the first paint of the page.
 *
 * @param starter script that fetches them then: src/inline/start-scripts.ts
 * @throws when the HTML doesn't contain Gatsby's scripts
 */
export function withLateScripts(html: string, starter: string): string {
  const starterElement = `<script id="start-scripts">${starter}</script>`
  if (STARTER.test(html)) return html.replace(STARTER, () => starterElement)
  const scripts = [...html.matchAll(SCRIPT)]
  const last = scripts.at(-1)
  if (!last) throw missingInternal(FILE, 'an element `<script src="…" async>` in the HTML', 'late-scripts')
  const end = last.index + last[0].length
  return (
    html.slice(0, end).replace(SCRIPT, `<script type="${LATE_SCRIPT_TYPE}" src="$1"></script>`) +
    starterElement +
    html.slice(end)
  )
}
