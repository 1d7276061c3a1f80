/** Sentences of a line. A period inside a name or a number doesn't end a sentence. */
export function sentencesOf(line: string): string[] {
  return line.split(/(?<=[.!?:]["')]?)\s+(?=[\p{Lu}\p{N}"'(`])/u).filter((one) => one.trim() !== '')
}

/** Whether text ends like a sentence; cells of tables, items of lists, and headings usually don't. */
export function isSentence(text: string): boolean {
  return /[.!?:]["')]?$/.test(text)
}

/**
 * Truncates text at the end of a word.
 * @param most maximum length in characters, without the ellipsis
 */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text
  const end = text.lastIndexOf(' ', most)
  return `${text.slice(0, end > 0 ? end : most).replace(/[\s,;:–—·]+$/u, '')} …`
}
