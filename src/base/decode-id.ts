/** The id that a hash names, without its `#`. A hash whose percent-encoding is malformed names itself. */
export function decodeId(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
