/** Returns the URL that opens an email with its subject, and with its text if there is one. */
export function mailtoOf({ email, subject }: { email: string; subject: string }, text?: string): string {
  // RFC 6068 requires CRLF
  const body = text === undefined ? '' : `&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
  return `mailto:${email}?subject=${encodeURIComponent(subject)}${body}`
}
