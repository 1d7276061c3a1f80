/** What tells a text on a page from others, as the generator gives it. */
export interface TextFragment {
  textStart: string
  textEnd?: string
  prefix?: string
  suffix?: string
}

/** `#:~:text=…` for a fragment. Signs that part the words of the directive are escaped too. */
export function textDirective({ textStart, textEnd, prefix, suffix }: TextFragment): string {
  const parts = [
    prefix === undefined || prefix === '' ? undefined : `${escaped(prefix)}-`,
    escaped(textStart),
    textEnd === undefined || textEnd === '' ? undefined : escaped(textEnd),
    suffix === undefined || suffix === '' ? undefined : `-${escaped(suffix)}`,
  ]
  return `#:~:text=${parts.filter((part) => part !== undefined).join(',')}`
}

/** encodeURIComponent leaves dashes, which mark context in a directive, and brackets, which end links in plain text. */
function escaped(text: string): string {
  return encodeURIComponent(text).replace(
    /[-()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/**
 * A fragment for lines of code. Browsers take spaces and line breaks of code as they are, and generators fold them: so
 * the first and the last line stand for all of them.
 * @param all text of the page
 * @returns undefined where the first line is not the only one of its kind, or its spaces would not be found
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
