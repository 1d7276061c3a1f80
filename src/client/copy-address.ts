import { sayBriefly } from './say-briefly'

/** Copies the URL of a heading's anchor; the browser also follows the link. */
export async function copyAddress(anchor: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(anchor.href)
    sayBriefly(anchor, 'Link copied')
  } catch {
    // The address bar shows the URL now.
  }
}
