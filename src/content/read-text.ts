import fs from 'node:fs'
import { ContentError, contentErrors } from '../base/content-error'

/**
 * Reads a text file without its byte order mark.
 *
 * @param file path for messages, relative to the root
 * @throws {AggregateError} of one ContentError if the file contains invalid UTF-8 or a NUL character
 */
export function readText(file: string, absolutePath: string): string {
  const bytes = fs.readFileSync(absolutePath)
  const report = (at: number, problem: string, instead: string): never => {
    const line = bytes.subarray(0, at).toString('latin1').split('\n').length
    throw contentErrors([new ContentError(file, line, problem, instead)])
  }
  const nul = bytes.indexOf(0)
  if (nul >= 0) report(nul, 'the line contains a NUL character', 'remove it, and save the file as UTF-8 text')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return report(firstInvalid(bytes), 'the line contains bytes that are not UTF-8', 'save the file as UTF-8')
  }
}

/** Returns the position of the first invalid byte, which Node decodes as the replacement character. */
function firstInvalid(bytes: Buffer): number {
  let at = 0
  for (const character of bytes.toString('utf8')) {
    const length = Buffer.byteLength(character)
    if (character === '\uFFFD' && !bytes.subarray(at, at + length).equals(Buffer.from(character))) return at
    at += length
  }
  return at
}
