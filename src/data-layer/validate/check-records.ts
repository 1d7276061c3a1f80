import { listRecords, recordFileOf } from '../../records/record-files'
import type { ContentFile } from '../../content/content-file'
import { includedFragments } from '../content/fragments'
import { ContentError } from '../../base/content-error'

/**
 * Returns a problem for each record without a page, because its page was renamed, removed, or turned into a fragment.
 *
 * @param files all content files that could be read
 * @param unread files that couldn't be read; their records are not reported
 */
export function orphanRecords(
  root: string,
  files: readonly Pick<ContentFile, 'file' | 'fragment'>[],
  unread: readonly string[],
): ContentError[] {
  const included = includedFragments(root)
  const pages = files.filter(({ fragment }) => fragment === undefined || !included.has(fragment))
  const owned = new Set([...pages.map(({ file }) => file), ...unread].map(recordFileOf))
  return listRecords(root)
    .filter((record) => !owned.has(record))
    .map(
      (record) =>
        new ContentError(
          record,
          1,
          'the record does not belong to any page with its own examples',
          'if the page was renamed, move the record next to it; otherwise, remove the record',
        ),
    )
}
