import type { FenceMeta } from '../../records/fence-meta'

/**
 * Returns the text that the copy button places on the clipboard: the code as it's meant to be used, without removed
 * lines and diff markers.
 */
export function copiedText(code: string, meta: Pick<FenceMeta, 'deleted'>): string {
  if (meta.deleted.length === 0) return code
  return code
    .split('\n')
    .filter((_, i) => !meta.deleted.includes(i + 1))
    .join('\n')
}
