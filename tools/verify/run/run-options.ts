/** What a run is asked to do. */
export interface RunOptions {
  mode: 'verify' | 'record'
  /** The project's root. */
  root: string
  /** Pages to run, as `selectPages` reads them; all if empty. */
  pages?: string
  /** Latest release, for pages that name it; from content/site/code-host.json if absent. */
  release?: string
}
