interface Connection {
  effectiveType?: string
  saveData?: boolean
}

/**
 * Limits prefetching of hovered or focused links: the spec forbids it on 2G connections and for readers who have data
 * saving turned on.
 */
export function guardFetchAhead(): void {
  const loader = window.___loader
  const { hovering } = loader
  loader.hovering = (path) => {
    const { connection } = navigator as { connection?: Connection }
    if (!connection?.saveData && !connection?.effectiveType?.includes('2g')) hovering(path)
  }
}
