import { useSyncExternalStore } from 'react'
import { chooseEndpoint } from '../../dashboard/endpoint'

const never = () => () => undefined

/**
 * Whether a dashboard shows the rows of a server: the one that the site names, or one that the reader named in the
 * address.
 * @param configured the site's server; null for the recording
 */
export function useIsLive(configured: string | null): boolean {
  return useSyncExternalStore(
    never,
    () => chooseEndpoint(window.location.search, configured) !== null,
    // the HTML was rendered without the reader's address
    () => configured !== null,
  )
}
