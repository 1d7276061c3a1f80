import { useSyncExternalStore } from 'react'
import type { LiveSettings } from '../../dashboard/dashboard-data'
import type { DataKind } from '../../dashboard/data-note'
import { chooseServer } from '../../dashboard/endpoint'

const never = () => () => undefined

/**
 * Returns where the data of a dashboard comes from.
 *
 * @param live undefined without a dashboard
 */
export function useDataKind(live: LiveSettings | undefined): DataKind {
  return useSyncExternalStore(
    never,
    () =>
      (live &&
        chooseServer(window.location.search, live, document.documentElement.dataset.dashboard)?.kind) ??
      'recording',
    // the HTML was rendered without the reader's URL
    () => (live && live.endpoint !== null ? 'live' : 'recording'),
  )
}
