/** A form field to validate. */
export interface CheckedField {
  value: string
  required: boolean
  /** In characters; -1 for no limit. */
  maxLength: number
  /** Its error messages: `missing`, and `bad` if the field requires an email address. */
  dataset: DOMStringMap
}

/** Error message of a field; empty if the field is valid. */
export function problemOf({ value, required, maxLength, dataset }: CheckedField, tooLong: string): string {
  const text = value.trim()
  if (text === '') return required ? (dataset.missing ?? '') : ''
  if (dataset.bad !== undefined && !isEmail(text)) return dataset.bad
  return maxLength >= 0 && value.length > maxLength ? `${tooLong} ${value.length - maxLength}` : ''
}

/** Accepts any local part, one @, and a domain with a dot. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
}
