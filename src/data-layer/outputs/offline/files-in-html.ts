/** Attributes of a page that make a browser load something. */
const LOADED = /<(?:img|source|link|script)\b[^>]*?\s(?:src|srcset|href)="([^"]+)"[^>]*>/g

/** Of links in the head only these are loaded with a page. */
const LOADED_LINK = /\srel="(?:stylesheet|preload)"/

/** Addresses of the files on this site that a page's HTML loads, each once, without what the head says about it. */
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
