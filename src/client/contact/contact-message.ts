/** A field of the contact form. */
export interface MessageField {
  label: string
  value: string
  /** It has several lines. */
  isLong: boolean
}

/** Text of an email: the long fields as paragraphs, followed by a line for each of the others that isn't empty. */
export function messageOf(fields: readonly MessageField[]): string {
  const filled = fields
    .map((field) => ({ ...field, value: field.value.trim() }))
    .filter(({ value }) => value !== '')
  const paragraphs = filled.filter(({ isLong }) => isLong).map(({ value }) => value)
  const lines = filled.filter(({ isLong }) => !isLong).map(({ label, value }) => `${label}: ${value}`)
  return [...paragraphs, lines.join('\n')].filter(Boolean).join('\n\n')
}
