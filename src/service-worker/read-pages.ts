import { readNote, writeNote } from './stores'

/** Routes that a reader opened on this device; they stay when the other pages are removed. */
export async function readPages(): Promise<Set<string>> {
  return new Set((await readNote<string[]>('read')) ?? [])
}

/** Adds to them. */
export async function noteRead(routes: readonly string[]): Promise<void> {
  const read = await readPages()
  const before = read.size
  for (const route of routes) read.add(route)
  if (read.size > before) await writeNote('read', [...read])
}
