import type { KnownFailure } from '../records/known-failures'
import type { Server } from '../server/server'

/** What running a page needs. */
export interface RunContext {
  /** The project's root. */
  root: string
  server: Server
  /** SQL of each demo table by name. */
  datasets: ReadonlyMap<string, string>
  knownFailures: KnownFailureBook
  /** Folder in which shell examples of this page run. */
  workFolder: string
}

/** The known failures, and which of them occurred in this run. */
export class KnownFailureBook {
  private readonly met = new Set<KnownFailure>()

  constructor(readonly entries: KnownFailure[]) {}

  /** Finds the entry for a statement of a page and marks it as met. */
  find(page: string, statement: string): KnownFailure | undefined {
    const text = squeeze(statement)
    const entry = this.entries.find((each) => each.page === page && squeeze(each.statement) === text)
    if (entry) this.met.add(entry)
    return entry
  }

  /** Entries of pages that were run whose statement no longer exists. */
  unmet(pages: ReadonlySet<string>): KnownFailure[] {
    return this.entries.filter((entry) => pages.has(entry.page) && !this.met.has(entry))
  }
}

function squeeze(sql: string): string {
  return sql.replace(/\s+/g, ' ').replace(/;$/, '').trim()
}
