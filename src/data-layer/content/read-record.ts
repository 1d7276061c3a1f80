import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { pageId } from '../../records/page-id'
import type { PageRecord } from '../../records/record-format'
import { recordFileOf } from '../../records/record-files'
import type { PageRecordSource } from '../../markdown/results/check-examples'
import { ContentError } from '../../base/content-error'
import { errorMessage } from '../../base/error-message'
import type { ContentFile } from '../../content/content-file'
import { parseYaml } from '../../content/yaml-source'

/**
 * Reads the recorded results of a page: `<page>.examples.json` next to the page, written by `make record`.
 *
 * @returns undefined if the file doesn't exist
 * @throws {ContentError} if the file isn't a valid record
 */
export function readRecord({
  file,
  absolutePath,
}: Pick<ContentFile, 'file' | 'absolutePath'>): (PageRecordSource & { digest: string }) | undefined {
  const path = recordFileOf(absolutePath)
  if (!fs.existsSync(path)) return undefined
  const text = fs.readFileSync(path, 'utf8')
  try {
    const record = JSON.parse(text) as PageRecord
    if (!Array.isArray(record.examples)) throw new Error('it has no "examples" list')
    return {
      record,
      digest: createHash('sha1').update(text).digest('hex'),
      // JSON is parsed as YAML, whose parser reports lines
      lineOf: (at) => parseYaml(recordFileOf(file), text).lineOf(['examples', at]),
    }
  } catch (error) {
    throw new ContentError(
      recordFileOf(file),
      lineOfMistake(text, errorMessage(error)),
      `the record could not be read: ${errorMessage(error).replace(/\s+/g, ' ')}`,
      `regenerate it with: make record PAGE=${pageId(file)}`,
    )
  }
}

/** Number of characters before a mistake that V8 quotes. */
const QUOTED_BEFORE = 10

/**
 * Returns the line of a mistake in JSON from V8's message, which names either its position or the characters around it;
 * undefined if the message contains neither.
 */
function lineOfMistake(text: string, message: string): number | undefined {
  const [, position] = /at position (\d+)/.exec(message) ?? []
  const [, quoted] = /, \.\.\."(.+)"(?:\.\.\.)? is not valid JSON/s.exec(message) ?? []
  const at = quoted === undefined ? Number(position) : text.indexOf(quoted) + QUOTED_BEFORE
  return Number.isNaN(at) ? undefined : text.slice(0, at).split('\n').length
}
