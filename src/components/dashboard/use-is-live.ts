import { useSyncExternalStore } from 'react'
import { chooseEndpoint } from '../../dashboard/endpoint'

const never = () => () => undefined

/**
 * Returns whether a dashboard shows live data, from the server of the site or from one that the reader specified in the
 * URL.
 *
 * @param configured the site's server; null for the recording
 */
export function useIsLive(configured: string | null): boolean {
  return useSyncExternalStore(
    never,
    () => chooseEndpoint(window.location.search, configured) !== null,
    // the HTML was rendered without the reader's URL
    () => configured !== null,
  )
}
