import type { SearchGroup } from '../../search/search-file'
import * as styles from './search-dialog.module.css'

const PAGE = 'M4 2.5h5L12 5.5V13.5H4zM9 2.5v3h3'
const CODE = 'M5.5 4.5 2.5 8l3 3.5M10.5 4.5l3 3.5l-3 3.5'
const SECTION = 'M6.5 2.5 5 13.5M11 2.5 9.5 13.5M3 6h10.5M2.5 10H13'

/** Line drawings of 16 × 16 pixels. */
const DRAWINGS: Readonly<Record<SearchGroup, string>> = {
  Docs: PAGE,
  SQL: CODE,
  Functions: CODE,
  Configuration: 'M2.5 5h6m3 0h2M2.5 11h2m3 0h6M10 3.5v3M6 9.5v3',
  Glossary: 'M3 3h4a1 1 0 0 1 1 1v9a1 1 0 0 0-1-1H3zM13 3H9a1 1 0 0 0-1 1v9a1 1 0 0 1 1-1h4z',
  Compare: 'M4 13V7h3v6m2 0V3h3v10M2.5 13h11',
  Blog: 'M10.5 3 13 5.5 5.5 13H3v-2.5z',
}

/** What kind of page a result is on, or a hash sign for a section. The breadcrumb says the same in words. */
export function ResultIcon({ group, isSection }: { group: SearchGroup; isSection: boolean }) {
  return (
    <svg className={styles.kind} viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <path
        d={isSection ? SECTION : DRAWINGS[group]}
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
