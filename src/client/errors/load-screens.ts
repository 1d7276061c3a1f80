const load = () => import(/* webpackChunkName: "errors" */ './page-failures')

/**
 * Loads the code that shows failures. If it can't be used, it is fetched past the browser's cache, which may contain what
 * a captive portal once answered in its place, and loaded again.
 */
export const loadScreens = (): ReturnType<typeof load> =>
  load().catch(async (error: unknown) => {
    // webpack names the address that failed
    const { request } = error as { request: string }
    await (await fetch(request, { cache: 'reload' })).text()
    return load()
  })
