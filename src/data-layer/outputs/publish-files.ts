import fs from 'node:fs'
import path from 'node:path'
import { DATASETS, PROGRAMS } from '../../content/served-file'
import { shownExamples } from '../client-examples/shown-examples'
import { readDashboards, recordingAddress, recordingFile } from '../dashboard/dashboard-files'

/** Publishes the SQL of the demo tables, so that readers download what the examples use. */
export function publishDatasets(root: string): void {
  const target = path.join(root, 'public', DATASETS.address)
  fs.rmSync(target, { recursive: true, force: true })
  fs.mkdirSync(target, { recursive: true })
  const folder = path.join(root, DATASETS.folder)
  for (const name of fs.readdirSync(folder).filter((one) => one.endsWith('.sql')))
    fs.copyFileSync(path.join(folder, name), path.join(target, name))
}

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

/** Publishes the recorded responses for the dashboards. */
export function publishRecordings(root: string): void {
  for (const { name, route } of readDashboards(root)) {
    const target = path.join(root, 'public', recordingAddress(route))
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.copyFileSync(path.join(root, recordingFile(name)), target)
  }
}
