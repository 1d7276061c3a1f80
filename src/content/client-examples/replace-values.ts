/** Matches a value only if it isn't part of a longer word or number: 9009 doesn't match in 19009. */
function wholeWord(value: string): string {
  return `(?<![\\w-])${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`
}

/** Returns whether the code contains a value as a separate word. */
export function occursIn(code: string, value: string): boolean {
  return new RegExp(wholeWord(value)).test(code)
}

/** Replaces separate values in the code in a single pass, so replacements aren't replaced again. */
export function replaceValues(code: string, replacements: ReadonlyMap<string, string>): string {
  if (replacements.size === 0) return code
  const pattern = new RegExp([...replacements.keys()].map(wholeWord).join('|'), 'g')
  return code.replace(pattern, (found) => replacements.get(found) ?? found)
}
