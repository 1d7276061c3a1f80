const load = () => import(/* webpackChunkName: "errors" */ './page-failures')

/**
 * Loads the code that displays failures. If that fails, refetches it past the browser's cache, which may contain a
 * captive portal's response, and retries.
 */
export const loadScreens = (): ReturnType<typeof load> =>
  load().catch(async (error: unknown) => {
    // webpack sets this to the failed URL; other errors don't have it
    const { request } = error as { request?: unknown }
    if (typeof request !== 'string') throw error
    await (await fetch(request, { cache: 'reload' })).text()
    return load()
  })
