/** `make anchors`: adds the anchors of the built pages to the list of published ones, none of which may disappear. */
import fs from 'node:fs'
import path from 'node:path'

/** A line for each page: its route, followed by its anchors. */
export const ANCHORS_FILE = 'tests/data-layer/published-anchors.txt'

/** Anchors by route, for example `/docs/concept/ttl/`. */
export type Anchors = ReadonlyMap<string, ReadonlySet<string>>

/** Anchors in a page's HTML: headings, `<Anchor>`s, configuration properties, and syntax rules, but not the texts of form fields. */
export function anchorsOf(html: string): Set<string> {
  const [main = ''] = /<main\b.*?<\/main>/s.exec(html) ?? []
  const elements = main.matchAll(
    /<(?:h[2-6]|span|div(?= id=| data-reloadable| class="railroad-rule"))\b[^>]*? id="([^"]+)"/g,
  )
  return new Set(
    [...elements]
      .map(([, id = '']) => id)
      .filter((id) => !/^(?:tabs-\d|plot-|chart-|contact-|footnote-label)/.test(id)),
  )
}

/** Reads the anchors of all built pages below `folder`. */
export function builtAnchors(folder = 'public'): Anchors {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return new Map(
    files
      .filter((file) => path.basename(file) === 'index.html' && file !== 'index.html')
      .map(
        (file) =>
          [
            `/${path.dirname(file).split(path.sep).join('/')}/`,
            anchorsOf(fs.readFileSync(path.join(folder, file), 'utf8')),
          ] as const,
      )
      .filter(([, anchors]) => anchors.size > 0),
  )
}

/** Reads the list. A list that doesn't exist yet is empty. */
export function publishedAnchors(): Anchors {
  const lines = fs.existsSync(ANCHORS_FILE) ? fs.readFileSync(ANCHORS_FILE, 'utf8').trim().split('\n') : []
  return new Map(
    lines.map((line) => {
      const [route = '', ...anchors] = line.split(' ')
      return [route, new Set(anchors)]
    }),
  )
}

/** Merges both lists into the text of the file. */
export function listOf(published: Anchors, built: Anchors): string {
  const routes = [...new Set([...published.keys(), ...built.keys()])].sort()
  const anchors = (route: string) =>
    [...new Set([...(published.get(route) ?? []), ...(built.get(route) ?? [])])].sort()
  return routes.map((route) => `${[route, ...anchors(route)].join(' ')}\n`).join('')
}

if (path.basename(process.argv[1] ?? '') === 'anchors.ts')
  fs.writeFileSync(ANCHORS_FILE, listOf(publishedAnchors(), builtAnchors()))
