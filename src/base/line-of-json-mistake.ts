/** Number of characters before a mistake that V8 quotes. */
const QUOTED_BEFORE = 10

/**
 * Returns the line of a mistake in JSON from V8's message, which names either its position or the characters around it;
 * undefined if the message contains neither.
 */
export function lineOfJsonMistake(text: string, message: string): number | undefined {
  const [, position] = /at position (\d+)/.exec(message) ?? []
  const [, quoted] = /, \.\.\."(.+)"(?:\.\.\.)? is not valid JSON/s.exec(message) ?? []
  const at = quoted === undefined ? Number(position) : text.indexOf(quoted) + QUOTED_BEFORE
  return Number.isNaN(at) ? undefined : text.slice(0, at).split('\n').length
}
