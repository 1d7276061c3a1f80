import fs from 'node:fs'
import { ContentError } from '../base/content-error'

/**
 * Reads a file that people write. A byte order mark at its start is left out.
 * @param file path for messages, relative to the root
 * @throws {AggregateError} of one ContentError for bytes that are not UTF-8 and for NUL characters
 */
export function readText(file: string, absolutePath: string): string {
  const bytes = fs.readFileSync(absolutePath)
  const report = (at: number, problem: string, instead: string): never => {
    const line = bytes.subarray(0, at).toString('latin1').split('\n').length
    throw new AggregateError([new ContentError(file, line, problem, instead)])
  }
  const nul = bytes.indexOf(0)
  if (nul >= 0) report(nul, 'the line contains a NUL character', 'remove it, and save the file as UTF-8 text')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return report(firstInvalid(bytes), 'the line contains bytes that are not UTF-8', 'save the file as UTF-8')
  }
}

/** Place of the first byte that is not UTF-8: what Node decodes there is the replacement character. */
function firstInvalid(bytes: Buffer): number {
  let at = 0
  for (const character of bytes.toString('utf8')) {
    const length = Buffer.byteLength(character)
    if (character === '\uFFFD' && !bytes.subarray(at, at + length).equals(Buffer.from(character))) return at
    at += length
  }
  return at
}
