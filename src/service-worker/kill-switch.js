/*
 * A service worker that removes service workers: deploy it as sw.js to get rid of a worker that is in production.
 * It deletes all caches and unregisters itself, and takes over open tabs, which then load from the network.
 */

/** Delay before deleting caches again, in milliseconds: the previous worker may still be storing a page. */
const LATECOMERS = 1000

self.addEventListener('install', () => {
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await self.clients.claim()
      await deleteAll()
      await new Promise((resolve) => setTimeout(resolve, LATECOMERS))
      await deleteAll()
      await self.registration.unregister()
    })(),
  )
})

async function deleteAll() {
  for (const name of await caches.keys()) await caches.delete(name)
}
