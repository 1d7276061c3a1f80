/** Maximum length of a mailto URL. RFC 6068 sets no limit, but Windows truncates at about 2,000 characters. */
const ADDRESS_LIMIT = 1900

/** Formats a message as the body of an email: `Label: value`, with long values on their own line. */
export function mailText(parts: readonly { label: string; value: string }[]): string {
  return parts
    .filter(({ value }) => value.trim() !== '')
    .map(({ label, value }) =>
      value.includes('\n') || value.length > 80 ? `${label}:\n${value}` : `${label}: ${value}`,
    )
    .join('\n\n')
}

/** The mailto URL. Omits the text if the URL would be too long; the reader pastes it instead. */
export function mailAddress(action: string, text: string): string {
  const whole = `${action}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
  return whole.length <= ADDRESS_LIMIT ? whole : action
}
