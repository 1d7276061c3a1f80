import { readNote, writeNote } from './stores'

/** Routes opened on this device, which are retained when the other pages are removed. */
export async function readPages(): Promise<Set<string>> {
  return new Set((await readNote<string[]>('read')) ?? [])
}

/** Marks routes as read. */
export async function noteRead(routes: readonly string[]): Promise<void> {
  const read = await readPages()
  const before = read.size
  for (const route of routes) read.add(route)
  if (read.size > before) await writeNote('read', [...read])
}
