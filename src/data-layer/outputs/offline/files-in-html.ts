/** Attributes that make a browser load a file. */
const LOADED = /<(?:img|source|link|script)\b[^>]*?\s(?:src|srcset|href)="([^"]+)"[^>]*>/g

/** Link relations in the head that are loaded with a page. */
const LOADED_LINK = /\srel="(?:stylesheet|preload)"/

/** Returns the unique URLs of this site's files that a page's HTML loads, excluding metadata. */
export function filesInHtml(html: string): string[] {
  const found = new Set<string>()
  for (const [tag, value = ''] of html.matchAll(LOADED)) {
    if (tag.startsWith('<link') && !LOADED_LINK.test(tag)) continue
    for (const candidate of value.split(/,\s+/)) {
      const address = candidate.trim().split(/\s+/)[0]?.split(/[?#]/)[0] ?? ''
      if (/^\/(?!\/).*\.[a-z0-9]+$/i.test(address)) found.add(address)
    }
  }
  return [...found]
}
