import { noteRead } from './read-pages'
import { earlierCaches } from './stores'

/**
 * Takes over what workers with another layout of caches kept: the pages are noted as read, so that they are fetched
 * again in the form of today, and the caches are deleted.
 */
export async function inheritPages(): Promise<void> {
  for (const name of await earlierCaches()) {
    const keys = await (await caches.open(name)).keys()
    await noteRead(keys.map(({ url }) => new URL(url).pathname).filter((path) => path.endsWith('/')))
    await caches.delete(name)
  }
}
