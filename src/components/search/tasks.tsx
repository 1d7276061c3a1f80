import { Crumbs } from './crumbs'
import { goOnClick } from './go-on-click'
import * as styles from './search-dialog.module.css'

/** The most frequent tasks, with the pages that explain them. */
const TASKS = [
  ['Create a table', 'CREATE TABLE', '/docs/reference/sql/create-table/'],
  ['Ingest data', 'Ingestion', '/docs/ingestion-overview/'],
  ['Aggregate by time', 'SAMPLE BY', '/docs/reference/sql/sample-by/'],
  ['Match trades with quotes', 'ASOF JOIN', '/docs/reference/sql/asof-join/'],
  ['Get the latest row of each series', 'LATEST ON', '/docs/reference/sql/latest-on/'],
  ['Remove old data automatically', 'TTL', '/docs/concept/ttl/'],
  ['Configure the server', 'Configuration', '/docs/configuration/'],
] as const

/** Returns the URLs of the tasks in order. */
export const TASK_ADDRESSES: readonly string[] = TASKS.map(([, , href]) => href)

interface TasksProps {
  /** Id of the list; its options are numbered. */
  id: string
  /** Index of the selected option; -1 if none is selected. */
  chosen: number
  onChoose: (option: number) => void
  onGo: (href: string) => void
}

/** Frequent tasks, shown until the reader types. They're selected with the same keys as results. */
export function Tasks({ id, chosen, onChoose, onGo }: TasksProps) {
  return (
    <>
      <h2 id={`${id}-title`}>Common tasks</h2>
      <div id={id} role="listbox" aria-labelledby={`${id}-title`} className={styles.tasks}>
        {TASKS.map(([task, name, href], number) => (
          <a
            key={href}
            id={`${id}-${number}`}
            role="option"
            aria-selected={number === chosen}
            tabIndex={number === Math.max(0, chosen) ? 0 : -1}
            href={href}
            className={styles.option}
            onMouseMove={() => {
              onChoose(number)
            }}
            onClick={goOnClick(href, onGo)}
          >
            <span>{task}</span>
            <Crumbs names={[name]} />
          </a>
        ))}
      </div>
    </>
  )
}
