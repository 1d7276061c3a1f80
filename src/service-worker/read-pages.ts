import { earlierCaches, readNote, writeNote } from './stores'

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

/**
 * Migrates caches that earlier workers stored in a different layout: their pages are marked as read, which causes them
 * to be fetched again, and the caches are deleted.
 */
export async function inheritPages(): Promise<void> {
  for (const name of await earlierCaches()) {
    const keys = await (await caches.open(name)).keys()
    await noteRead(keys.map(({ url }) => new URL(url).pathname).filter((path) => path.endsWith('/')))
    await caches.delete(name)
  }
}
