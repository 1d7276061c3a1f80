/** What a field must be like. */
export interface CheckedField {
  value: string
  required: boolean
  /** Characters; -1 for any number. */
  maxLength: number
  /** The words of its form: `missing`, and `bad` where an e-mail address is asked for. */
  dataset: DOMStringMap
}

/** What is wrong with a field, in the words of its form; '' when nothing is. */
export function problemOf({ value, required, maxLength, dataset }: CheckedField, tooLong: string): string {
  const text = value.trim()
  if (text === '') return required ? (dataset.missing ?? '') : ''
  if (dataset.bad !== undefined && !isEmail(text)) return dataset.bad
  return maxLength >= 0 && value.length > maxLength ? `${tooLong} ${value.length - maxLength}` : ''
}

/** Something, one @, and a domain with a dot: what receivers can answer to. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
}
