import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { pageId } from '../../records/page-id'
import type { PageRecord } from '../../records/record-format'
import { recordFileOf } from '../../records/record-files'
import type { PageRecordSource } from '../../markdown/results/check-examples'
import { ContentError } from '../../base/content-error'
import type { ContentFile } from '../../content/content-file'
import { parseYaml } from '../../content/yaml-source'

/**
 * What the server answered to a page's examples: `<page>.examples.json` beside the page, written by `make record`.
 * @returns undefined where there is no such file
 * @throws {ContentError} when the file is not the JSON of a record
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
      // JSON is YAML, whose parser keeps lines
      lineOf: (at) => parseYaml(recordFileOf(file), text).lineOf(['examples', at]),
    }
  } catch (error) {
    throw new ContentError(
      recordFileOf(file),
      undefined,
      `the record could not be read: ${String(error)}`,
      `regenerate it with: make record PAGE=${pageId(file)}`,
    )
  }
}
