/** Returns a parameter of the page's URL. */
export function readParameter(name: string): string | null {
  return new URLSearchParams(window.location.search).get(name)
}

/** Sets a parameter of the page's URL, so that the view can be shared, without a new entry in the history. */
export function writeParameter(name: string, value: string): void {
  const url = new URL(window.location.href)
  url.searchParams.set(name, value)
  window.history.replaceState(window.history.state, '', url)
}

/** Returns the value that a parameter selects: the first one if it isn't set or isn't available. */
export function selected(name: string, values: readonly string[]): string {
  return values.find((value) => value === readParameter(name)) ?? values[0] ?? ''
}
