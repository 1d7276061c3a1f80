import { listRecords, recordFileOf } from '../../records/record-files'
import type { ContentFile } from '../../content/content-file'
import { includedFragments } from '../content/fragments'
import { ContentError } from '../../base/content-error'

/**
 * A problem for each record that belongs to no page: its page was renamed or removed, or has become a fragment that
 * other pages include.
 * @param files every content file that could be read
 * @param unread files that could not be read; they keep their records
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
