/**
 * Thrown if the code host's live response can't be used. The build isn't at fault and continues with the snapshot.
 * `message` is a single line that can follow "because".
 */
export class CodeHostUnavailable extends Error {
  constructor(reason: string) {
    super(oneLine(reason))
    this.name = 'CodeHostUnavailable'
  }
}

/** Makes external text safe for a log line: no line breaks or control characters, and at most 200 characters. */
export function oneLine(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return line.length > 200 ? `${line.slice(0, 199)}…` : line
}
