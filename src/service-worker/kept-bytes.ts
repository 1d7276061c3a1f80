import type { ManifestPage } from './offline-manifest'

/** Transfer sizes of the cached and the missing pages, in bytes. A file that several pages share is counted once. */
export function countBytes(
  pages: readonly ManifestPage[],
  kept: ReadonlySet<string>,
): { bytesKept: number; bytesMissing: number } {
  const files = new Map<string, { bytes: number; isKept: boolean }>()
  let bytesKept = 0
  let bytesMissing = 0
  for (const page of pages) {
    const isKept = kept.has(page.route)
    if (isKept) bytesKept += page.bytes
    else bytesMissing += page.bytes
    for (const { url, bytes } of page.files)
      files.set(url, { bytes, isKept: isKept || (files.get(url)?.isKept ?? false) })
  }
  for (const { bytes, isKept } of files.values()) {
    if (isKept) bytesKept += bytes
    else bytesMissing += bytes
  }
  return { bytesKept, bytesMissing }
}
