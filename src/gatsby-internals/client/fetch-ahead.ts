interface Connection {
  effectiveType?: string
  saveData?: boolean
}

/**
 * Pages are fetched ahead when a reader turns to a link, by pointer or by keyboard; not on a 2g connection and not for
 * a reader who saves data (spec).
 */
export function guardFetchAhead(): void {
  const loader = window.___loader
  const { hovering } = loader
  loader.hovering = (path) => {
    const { connection } = navigator as { connection?: Connection }
    if (!connection?.saveData && !connection?.effectiveType?.includes('2g')) hovering(path)
  }
}
