import fs from 'node:fs'
import path from 'node:path'
import type { PageRecord } from './record-format'
import { recordText } from './record-text'

/** Suffix of a record's file name, in place of the page's `.mdx`. */
export const RECORD_ENDING = '.examples.json'

/** Converts a page's path to that of its record. Both are relative to the root. */
export function recordFileOf(pageFile: string): string {
  return pageFile.replace(/\.mdx$/, RECORD_ENDING)
}

/**
 * Reads a page's record; undefined if there is none.
 * @throws {Error} if it isn't valid JSON
 */
export function readRecord(root: string, recordFile: string): PageRecord | undefined {
  const file = path.join(root, recordFile)
  if (!fs.existsSync(file)) return undefined
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as PageRecord
  } catch (error) {
    throw new Error(`is not valid JSON (${(error as Error).message}): restore it, or run make record`)
  }
}

/** Writes a page's record, or deletes it if there are no examples. Returns whether anything changed. */
export function writeRecord(root: string, recordFile: string, record: PageRecord | undefined): boolean {
  const file = path.join(root, recordFile)
  const old = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined
  const text = record && record.examples.length > 0 ? recordText(record) : undefined
  if (old === text) return false
  if (text === undefined) fs.rmSync(file)
  else fs.writeFileSync(file, text)
  return true
}

/** Paths of all records in content/, relative to the root. */
export function listRecords(root: string): string[] {
  const folder = path.join(root, 'content')
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(RECORD_ENDING))
    .map((name) => `content/${name.replaceAll(path.sep, '/')}`)
    .sort()
}
