/** Sentences of a line; a point in a name or a number ends none. */
export function sentencesOf(line: string): string[] {
  return line.split(/(?<=[.!?:]["')]?)\s+(?=[\p{Lu}\p{N}"'(`])/u).filter((one) => one.trim() !== '')
}

/**
 * The beginning of a text that fits, up to the end of a word.
 * @param most characters, of which the ellipsis is not counted
 */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text
  const end = text.lastIndexOf(' ', most)
  return `${text.slice(0, end > 0 ? end : most).replace(/[\s,;:–—·]+$/u, '')} …`
}
