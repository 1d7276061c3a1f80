import fs from 'node:fs'
import path from 'node:path'
import { DATASETS } from '../../content/served-file'

/** Puts the SQL of the demo tables where readers download it: one source for the examples and for them. */
export function publishDatasets(root: string): void {
  const target = path.join(root, 'public', DATASETS.address)
  fs.rmSync(target, { recursive: true, force: true })
  fs.mkdirSync(target, { recursive: true })
  const folder = path.join(root, DATASETS.folder)
  for (const name of fs.readdirSync(folder).filter((one) => one.endsWith('.sql')))
    fs.copyFileSync(path.join(folder, name), path.join(target, name))
}
