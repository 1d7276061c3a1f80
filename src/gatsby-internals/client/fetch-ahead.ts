interface Connection {
  effectiveType?: string
  saveData?: boolean
}

/**
 * Limits prefetching of hovered or focused links: on 2G connections, it would delay the page that the reader opens, and
 * readers who have data saving turned on don't want to download pages that they may not open.
 */
export function guardFetchAhead(): void {
  const loader = window.___loader
  const { hovering } = loader
  loader.hovering = (path) => {
    const { connection } = navigator as { connection?: Connection }
    if (!connection?.saveData && !connection?.effectiveType?.includes('2g')) hovering(path)
  }
}
