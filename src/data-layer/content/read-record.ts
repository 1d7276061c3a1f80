import { createHash } from 'node:crypto'
import fs from 'node:fs'
import type { PageRecord } from '../../../tools/verify/record-format'
import { ContentError } from '../validate/content-error'
import type { ContentFile } from './content-file'

/**
 * What the server answered to a page's examples: `<page>.examples.json` beside the page, written by `make record`.
 * @returns undefined where there is no such file
 * @throws {ContentError} when the file is not JSON
 */
export function readRecord({
  file,
  absolutePath,
}: ContentFile): { record: PageRecord; digest: string } | undefined {
  const path = absolutePath.replace(/\.mdx$/, '.examples.json')
  if (!fs.existsSync(path)) return undefined
  const text = fs.readFileSync(path, 'utf8')
  try {
    return { record: JSON.parse(text) as PageRecord, digest: createHash('sha1').update(text).digest('hex') }
  } catch (error) {
    const page = file.replace(/^content\/|\.mdx$/g, '')
    throw new ContentError(
      file.replace(/\.mdx$/, '.examples.json'),
      undefined,
      `the record cannot be read: ${String(error)}`,
      `write it anew: make record PAGE=${page}`,
    )
  }
}
