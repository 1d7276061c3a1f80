import { noteRead } from './read-pages'
import { earlierCaches } from './stores'

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
