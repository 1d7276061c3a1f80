/** A text fragment that identifies a passage of a page, in the generator's format. */
export interface TextFragment {
  textStart: string
  textEnd?: string
  prefix?: string
  suffix?: string
}

/** `#:~:text=…` for a fragment. Also escapes the characters that delimit the parts of the directive. */
export function textDirective({ textStart, textEnd, prefix, suffix }: TextFragment): string {
  const parts = [
    prefix === undefined || prefix === '' ? undefined : `${escaped(prefix)}-`,
    escaped(textStart),
    textEnd === undefined || textEnd === '' ? undefined : escaped(textEnd),
    suffix === undefined || suffix === '' ? undefined : `-${escaped(suffix)}`,
  ]
  return `#:~:text=${parts.filter((part) => part !== undefined).join(',')}`
}

/** Also escapes dashes, which mark context in a directive, and parentheses, which end links in plain text. */
function escaped(text: string): string {
  return encodeURIComponent(text).replace(
    /[-()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/**
 * Text fragment for lines of code. Browsers match the whitespace of code exactly, but the generator collapses it, so
 * this uses the first and the last line as the start and end of a range.
 * @param all text of the page
 * @returns undefined if the first line isn't unique, or if its whitespace wouldn't match
 */
export function fragmentOfLines(selected: string, all: string): TextFragment | undefined {
  const lines = selected
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const textStart = lines[0]
  const textEnd = lines.length > 1 ? lines.at(-1) : undefined
  if (textStart === undefined || all.split(textStart).length !== 2) return undefined
  if ([textStart, textEnd ?? ''].some((line) => /\s{2,}|\t/.test(line))) return undefined
  return textEnd === undefined ? { textStart } : { textStart, textEnd }
}
