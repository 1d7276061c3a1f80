/** Decodes the ID in a URL hash, passed without its `#`. Malformed percent-encoding is returned unchanged. */
export function decodeId(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
