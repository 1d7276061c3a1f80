import { errorMessage } from '../../base/error-message'
/** The script of an assistant, as specified in content/site/assistant.yml. */
export interface AssistantScript {
  /** URL of the script. */
  readonly address: string
  /** Attributes of its element, which configure such scripts. */
  readonly attributes: readonly { readonly name: string; readonly value: string }[]
  /**
   * Path of the function below `window` that opens the assistant, for example `Assistant.open`. It's called with `{
   * mode }`.
   */
  readonly open: string
  /** How it opens: search or ask. */
  readonly mode: string
}

/** Milliseconds from the click until the function must be available. */
export const PATIENCE = 4000

/** Interval at which the function is checked for after the script has loaded, because some scripts define it later. */
const LOOK_EVERY = 50

let loading: Promise<boolean> | undefined

/**
 * Loads the script once.
 *
 * @returns whether it loaded and ran; never rejects
 */
export function loadScript({ address, attributes }: AssistantScript): Promise<boolean> {
  loading ??= new Promise((resolve) => {
    const element = document.createElement('script')
    element.async = true
    for (const { name, value } of attributes) element.setAttribute(name, value)
    element.addEventListener('load', () => {
      resolve(true)
    })
    element.addEventListener('error', () => {
      resolve(false)
    })
    element.src = address
    document.head.append(element)
    document.addEventListener('click', keepInThisTab, { capture: true })
  })
  return loading
}

let hasWarned = false

/**
 * Opens the assistant of the script.
 *
 * @returns false if the script didn't load, isn't responding, or throws, which is logged once; the caller then opens
 * the built-in search
 */
export async function openScript(script: AssistantScript): Promise<boolean> {
  try {
    if (hasWarned) return false
    const open = await functionOf(script)
    await open({ mode: script.mode })
    return true
  } catch (error) {
    const reason = errorMessage(error)
    if (!hasWarned) console.warn(`Using the built-in search instead of ${script.address}: ${reason}`)
    hasWarned = true
    return false
  }
}

type Open = (options: { mode: string }) => unknown

async function functionOf(script: AssistantScript): Promise<Open> {
  const end = performance.now() + PATIENCE
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, PATIENCE, 'late'))
  const came = await Promise.race([loadScript(script), late])
  if (came === 'late') throw new Error(`the script did not load within ${PATIENCE / 1000} s`)
  if (!came) throw new Error('the script could not be loaded')
  for (;;) {
    const [owner, open] = lookUp(script.open)
    if (typeof open === 'function') return (open as Open).bind(owner)
    if (performance.now() > end) throw new Error(`the script did not define ${script.open}`)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
  }
}

function lookUp(path: string): [owner: unknown, value: unknown] {
  let owner: unknown
  let value: unknown = window
  for (const name of path.split('.')) {
    owner = value
    // eslint-disable-next-line local/no-inherited-lookup -- the site's own setting; scripts may inherit their methods
    value = (value as Record<string, unknown> | null | undefined)?.[name]
  }
  return [owner, value]
}

/** Opens links that the script renders outside the site's root in the same tab. */
function keepInThisTab(event: MouseEvent): void {
  const path = event.composedPath()
  if (path.some((one) => one instanceof Element && one.id === '___gatsby')) return
  for (const one of path) if (one instanceof HTMLAnchorElement) one.removeAttribute('target')
}
