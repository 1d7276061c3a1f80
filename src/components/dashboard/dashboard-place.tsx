import { useEffect, useState, type ComponentType } from 'react'
import type { DashboardData } from '../../dashboard/dashboard-data'
import { DashboardShell } from './dashboard-shell'

type LoadedDashboard = ComponentType<{ data: DashboardData }>

/** Renders the frame of a dashboard immediately and loads the interactive part after hydration. */
export function DashboardPlace({ data }: { data: DashboardData }) {
  const [Dashboard, setDashboard] = useState<LoadedDashboard | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isGone = false
    import('./dashboard').then(
      (module) => {
        if (!isGone) setDashboard(() => module.Dashboard)
      },
      () => {
        if (!isGone) setFailed(true)
      },
    )
    return () => {
      isGone = true
    }
  }, [])
  if (Dashboard) return <Dashboard data={data} />
  return (
    <DashboardShell
      data={data}
      bar={hasFailed && <p role="status">The charts couldn’t be loaded. Reload the page to try again.</p>}
    />
  )
}
