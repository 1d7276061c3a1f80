/*
 * Appended to gatsby-plugin-offline's worker (its option appendScript); it runs in the same script.
 *
 * The plugin answers a visit to a page whose parts it has with an empty frame, into which the page is then drawn. Our
 * pages are complete as HTML, and drawing one into the frame of another is an error to React. So pages come from the
 * network as they were built, and from the copy that was kept when they were last read where the network fails.
 */
/* global caches, Request, Response, workbox, MessageAPI */

const PAGES = 'pages-read-v1'

MessageAPI.disableOfflineShell()
MessageAPI.enableOfflineShell = () => undefined

const setPathResources = MessageAPI.setPathResources
MessageAPI.setPathResources = (event, message) => {
  setPathResources(event, message)
  event.waitUntil(keepPage(message.path))
}

/** Keeps a copy of a page that is being read; storage that is full or blocked only means that there is none. */
async function keepPage(path) {
  try {
    const pages = await caches.open(PAGES)
    await pages.add(new Request(path, { cache: 'no-cache' }))
  } catch (error) {
    console.warn(`No copy of ${path} is kept for reading offline: ${error}`)
  }
}

workbox.routing.setCatchHandler(async ({ event }) => {
  const { pathname } = new URL(event.request.url)
  const kept =
    (await caches.match(event.request, { ignoreSearch: true })) ??
    (await caches.match(pathname)) ??
    (await caches.match(pathname.replace(/\/?$/, '/')))
  return kept ?? Response.error()
})
