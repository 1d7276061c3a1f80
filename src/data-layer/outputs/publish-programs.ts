import fs from 'node:fs'
import path from 'node:path'
import { PROGRAMS } from '../../content/served-file'
import { shownExamples } from '../client-examples/shown-examples'

/** Publishes the programs for download, unchanged. */
export function publishPrograms(root: string): void {
  const target = path.join(root, 'public', PROGRAMS.address)
  fs.rmSync(target, { recursive: true, force: true })
  for (const { language, examples } of shownExamples(root).languages)
    for (const { file, fileName } of examples) {
      const copy = path.join(target, language.name, fileName)
      fs.mkdirSync(path.dirname(copy), { recursive: true })
      fs.copyFileSync(path.join(root, file), copy)
    }
}
