import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { pageId } from '../../records/page-id'
import type { PageRecord } from '../../records/record-format'
import { recordFileOf } from '../../records/record-files'
import type { PageRecordSource } from '../../markdown/results/check-examples'
import { ContentError } from '../../base/content-error'
import { errorMessage } from '../../base/error-message'
import { lineOfJsonMistake } from '../../base/line-of-json-mistake'
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
      lineOfJsonMistake(text, errorMessage(error)),
      `the record could not be read: ${errorMessage(error).replace(/\s+/g, ' ')}`,
      `regenerate it with: make record PAGE=${pageId(file)}`,
    )
  }
}
