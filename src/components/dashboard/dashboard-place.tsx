import { useEffect, useState, type ComponentType } from 'react'
import type { DashboardData } from '../../dashboard/dashboard-data'
import { serverOfPage } from '../../dashboard/endpoint'
import type { Source } from '../../dashboard/source'
import { DashboardShell } from './dashboard-shell'

interface Loaded {
  Dashboard: ComponentType<{ data: DashboardData; live: Source | null }>
  live: Source | null
}

/** Loads the interactive part, and what queries a server only if there's one. */
async function load(data: DashboardData): Promise<Loaded> {
  const server = serverOfPage(data.live)
  const [{ Dashboard }, live] = await Promise.all([
    import('./dashboard'),
    server === null
      ? null
      : import('../../dashboard/live-source').then((module) => module.createLiveSource(data, server)),
  ])
  return { Dashboard, live }
}

/** Renders the frame of a dashboard immediately and loads the interactive part after hydration. */
export function DashboardPlace({ data }: { data: DashboardData }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isGone = false
    load(data).then(
      (result) => {
        if (!isGone) setLoaded(result)
      },
      () => {
        if (!isGone) setFailed(true)
      },
    )
    return () => {
      isGone = true
    }
  }, [data])
  if (loaded) return <loaded.Dashboard data={data} live={loaded.live} />
  return (
    <DashboardShell
      data={data}
      bar={hasFailed && <p role="status">The charts couldn’t be loaded. Reload the page to try again.</p>}
    />
  )
}
