/** Longest address that e-mail programs are known to take whole (RFC 6068 names no limit; Windows cuts at about 2,000). */
const ADDRESS_LIMIT = 1900

/** A message as lines of an e-mail: `Label: value`, and long texts below their label. */
export function mailText(parts: readonly { label: string; value: string }[]): string {
  return parts
    .filter(({ value }) => value.trim() !== '')
    .map(({ label, value }) =>
      value.includes('\n') || value.length > 80 ? `${label}:\n${value}` : `${label}: ${value}`,
    )
    .join('\n\n')
}

/** The address that opens the e-mail; the text is left to be pasted where it would make the address too long. */
export function mailAddress(action: string, text: string): string {
  const whole = `${action}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
  return whole.length <= ADDRESS_LIMIT ? whole : action
}
