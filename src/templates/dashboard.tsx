import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { DashboardPlace } from '../components/dashboard/dashboard-place'
import { useDataKind } from '../components/dashboard/use-data-kind'
import { Article } from '../components/docs/article'
import { PageTitle } from '../components/docs/page-title'
import { WrittenHead } from '../components/head/written-head'
import '../components/marketing/section-styles'
import type { DashboardData } from '../dashboard/dashboard-data'
import { dataNote, dataTag, type DataKind } from '../dashboard/data-note'
import * as styles from './dashboard.module.css'

/** A page with charts of query results, and the SQL of each chart. */
export default function DashboardPage({ data }: PageProps<Queries.DashboardPageQuery>) {
  const { page } = data
  // GraphQL has no string unions; the data layer has validated the names
  const dashboard = data.dashboard as DashboardData | null
  const kind = useDataKind(dashboard?.live)
  if (!page) return null
  return (
    <main id="main" className={styles.main}>
      <PageTitle title={page.title} tag={dashboard && dataTag(dashboard, kind)} />
      <p className={styles.lead}>{dashboard ? lead(dashboard, kind) : page.description}</p>
      {dashboard && <DashboardPlace data={dashboard} />}
      {dashboard && kind === 'recording' && <p className={styles.note}>{dataNote(dashboard, kind)}</p>}
      <div className={styles.text}>
        <Article html={page.html} />
      </div>
    </main>
  )
}

/** Says what the data is. The details of a recording are below the charts. */
function lead(dashboard: DashboardData, kind: DataKind): string {
  if (kind !== 'recording') return dataNote(dashboard, kind)
  return `Sample data recorded on QuestDB ${dashboard.recording.engine}, with indicators computed using SQL.`
}

/** Metadata of the page. */
export function Head({ data }: HeadProps<Queries.DashboardPageQuery>) {
  const { page, site } = data
  return page && site && <WrittenHead page={page} site={site} schemaType="WebPage" />
}

export const query = graphql`
  query DashboardPage($id: String!, $route: String!) {
    page: marketingPage(id: { eq: $id }) {
      title
      description
      html
      ...WrittenPageHead
    }
    dashboard(route: { eq: $route }) {
      candles
      warmUp
      queries {
        name
        title
        anchor
        sql
      }
      notes {
        recording
        live
        demo
      }
      panels {
        name
        title
        caption
      }
      live {
        endpoint
        tables {
          trades
          book
        }
        symbols
        steps
        pollSeconds
        timeoutSeconds
        stalePolls
      }
      recording {
        address
        engine
        recordedOn
        symbols
        steps
        replayFrom
        replayTo
        replayStart
        clockSeconds
        pollSeconds
      }
    }
    site {
      ...HeadSite
    }
  }
`
