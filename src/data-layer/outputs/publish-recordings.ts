import fs from 'node:fs'
import path from 'node:path'
import { readDashboards, recordingAddress, recordingFile } from '../dashboard/dashboard-files'

/** Publishes the recorded responses for the dashboards. */
export function publishRecordings(root: string): void {
  for (const { name, route } of readDashboards(root)) {
    const target = path.join(root, 'public', recordingAddress(route))
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.copyFileSync(path.join(root, recordingFile(name)), target)
  }
}
