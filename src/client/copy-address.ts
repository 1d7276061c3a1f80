import { sayBriefly } from './say-briefly'

/** A heading's anchor goes to the heading as any link does, and its address is copied. */
export async function copyAddress(anchor: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(anchor.href)
    sayBriefly(anchor, 'Link copied')
  } catch {
    // The address bar has it now.
  }
}
