import { useSyncExternalStore } from 'react'
import type { LiveSettings } from '../../dashboard/dashboard-data'
import type { DataKind } from '../../dashboard/data-note'
import { serverOfPage } from '../../dashboard/endpoint'

const never = () => () => undefined

/**
 * Returns where the data of a dashboard comes from.
 *
 * @param live undefined without a dashboard
 */
export function useDataKind(live: LiveSettings | undefined): DataKind {
  return useSyncExternalStore(
    never,
    () => (live && serverOfPage(live)?.kind) ?? 'recording',
    // the HTML was rendered without the reader's URL
    () => (live && live.endpoint !== null ? 'live' : 'recording'),
  )
}
