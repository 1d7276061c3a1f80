import type { FenceMeta } from '../../records/fence-meta'

/**
 * What the copy button puts on the clipboard: the code as it is meant to be used, so lines that are shown
 * as removed are left out and no mark of a diff is in it.
 */
export function copiedText(code: string, meta: Pick<FenceMeta, 'deleted'>): string {
  if (meta.deleted.length === 0) return code
  return code
    .split('\n')
    .filter((_, i) => !meta.deleted.includes(i + 1))
    .join('\n')
}
