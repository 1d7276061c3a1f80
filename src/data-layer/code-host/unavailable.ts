/**
 * Why the code host's live answer cannot be used. Not a fault of anybody who builds the site: the build goes on
 * with the snapshot. `message` is one line and reads after "because".
 */
export class CodeHostUnavailable extends Error {
  constructor(reason: string) {
    super(oneLine(reason))
    this.name = 'CodeHostUnavailable'
  }
}

/** A text from outside, made fit for one log line: no line breaks or control characters, 200 characters at most. */
export function oneLine(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return line.length > 200 ? `${line.slice(0, 199)}…` : line
}
