/** A value stands alone, not inside of a longer word or number: 9009 is not in 19009. */
function wholeWord(value: string): string {
  return `(?<![\\w-])${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`
}

/** True where a value is in the code as a word of its own. */
export function occursIn(code: string, value: string): boolean {
  return new RegExp(wholeWord(value)).test(code)
}

/** Replaces values that stand alone in the code, all in one pass: what is put in is not replaced again. */
export function replaceValues(code: string, replacements: ReadonlyMap<string, string>): string {
  if (replacements.size === 0) return code
  const pattern = new RegExp([...replacements.keys()].map(wholeWord).join('|'), 'g')
  return code.replace(pattern, (found) => replacements.get(found) ?? found)
}
