import fs from 'node:fs'
import path from 'node:path'
import { ContentError } from '../../base/content-error'
import { DIAGRAM_FOLDER, diagramKey } from '../diagrams/draw-diagram'

/**
 * Returns a problem for each drawn diagram that no page uses, because the diagram was edited or removed.
 *
 * @param codes code of the diagrams on all pages
 */
export function orphanDiagrams(root: string, codes: readonly string[]): ContentError[] {
  const folder = path.join(root, DIAGRAM_FOLDER)
  if (!fs.existsSync(folder)) return []
  const used = new Set(codes.map((code) => `${diagramKey(root, code)}.svg`))
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.svg') && !used.has(name))
    .sort()
    .map(
      (name) =>
        new ContentError(
          `${DIAGRAM_FOLDER}/${name}`,
          undefined,
          'no page uses the diagram',
          'delete the file; diagrams are drawn again when their code or the theme changes',
        ),
    )
}
