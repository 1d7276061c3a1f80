import type { SiteDataFile } from '../../content/site/read-site-data'
import { checkLinks, type KnownPlaces } from './check-links'
import { ContentError } from '../../base/content-error'

/**
 * Validates the list of redirects: each URL is listed once, isn't a page, and redirects in a single step to an existing
 * page, anchor, or external URL.
 */
export function checkRedirects(redirects: SiteDataFile<'redirects'>, places: KnownPlaces): ContentError[] {
  const { file, source, value } = redirects
  const targets = new Map([...value].reverse().map(({ from, to }) => [from, to]))
  return value.flatMap(({ from, to }, index) => {
    const report = (key: 'from' | 'to', problem: string, instead: string) =>
      new ContentError(file, source.lineOf([index, key]), problem, instead)
    const errors: ContentError[] = []
    const first = value.findIndex((other) => other.from === from)
    if (first < index)
      errors.push(
        report(
          'from',
          `${from} is redirected twice, first on line ${source.lineOf([first, 'from'])}`,
          'remove one of them',
        ),
      )
    if (places.anchors.has(from) || places.codeRoutes.has(from))
      errors.push(
        report(
          'from',
          `${from} is an existing page, which the redirect would hide`,
          'remove the redirect or rename the page',
        ),
      )
    const path = pathFrom(from, targets)
    const end = path.at(-1) ?? to
    if (path.indexOf(end) < path.length - 1)
      errors.push(
        report('to', `the redirects form a loop: ${path.join(' → ')}`, 'point one of them to a page'),
      )
    else if (path.length > 2)
      errors.push(
        report('to', `${from} is redirected to ${to}, which is itself redirected`, `write to: ${end}`),
      )
    else if (to.startsWith('/'))
      errors.push(...checkLinks(file, from, [{ href: to, line: source.lineOf([index, 'to']) }], places))
    return errors
  })
}

/** Returns all URLs through which a redirect passes, up to a page or the first repetition. */
function pathFrom(from: string, targets: ReadonlyMap<string, string>): string[] {
  const path = [from]
  for (let next = targets.get(from); next !== undefined; next = targets.get(pathOf(next))) {
    const isKnown = path.map(pathOf).includes(pathOf(next))
    path.push(isKnown ? pathOf(next) : next)
    if (isKnown) break
  }
  return path
}

function pathOf(address: string): string {
  return address.split('#')[0] ?? address
}
