import { useSyncExternalStore } from 'react'
import { chooseEndpoint } from '../../dashboard/endpoint'

const never = () => () => undefined
const hasOwnServer = () => chooseEndpoint(window.location.search, null) !== null

/** The tag of a dashboard; none while it shows a server that the reader named in the address. */
export function useReplayTag(tag: string | null): string | null {
  // the HTML was rendered without the reader's address
  return useSyncExternalStore(never, hasOwnServer, () => false) ? null : tag
}
