/*
 * A service worker that ends service workers: put it in the place of sw.js when a worker that is out there must go.
 * It deletes everything that was kept, unregisters itself and lets the tabs that are open read from the network.
 */

/** The worker before this one may still be keeping a page: so long it is waited before deleting again, in milliseconds. */
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
