import fs from 'node:fs'
import path from 'node:path'
import { DATASETS } from '../../content/served-file'

/** Publishes the SQL of the demo tables, so that readers download what the examples use. */
export function publishDatasets(root: string): void {
  const target = path.join(root, 'public', DATASETS.address)
  fs.rmSync(target, { recursive: true, force: true })
  fs.mkdirSync(target, { recursive: true })
  const folder = path.join(root, DATASETS.folder)
  for (const name of fs.readdirSync(folder).filter((one) => one.endsWith('.sql')))
    fs.copyFileSync(path.join(folder, name), path.join(target, name))
}
