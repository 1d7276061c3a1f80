import { createRequire } from 'node:module'
import path from 'node:path'
import { installByApt, isExecutable } from './install-by-apt'

type Environment = Record<string, string | undefined>

/** Names under which Chrome and Chromium are installed. */
const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome']

/** Where macOS keeps applications, which are not on PATH. */
const MAC_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Looks for a Chrome or Chromium: CHROMIUM_PATH, then PATH, then the one that Playwright downloaded.
 *
 * @returns path of the executable, or undefined when there is none
 * @throws when CHROMIUM_PATH is set but names no executable file: going on with another browser would hide that
 */
export function findBrowser(env: Environment = process.env): string | undefined {
  const chosen = env.CHROMIUM_PATH
  if (chosen) {
    if (isExecutable(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is "${chosen}", which is not an executable file: fix or unset it`)
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '')
  const places = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
  if (process.platform === 'darwin') places.push(...MAC_PLACES)
  return places.find(isExecutable) ?? browserOfPlaywright()
}

/** What {@link requireBrowser} finds around it; tests put their own in place. */
interface Surroundings {
  env?: Environment
  /** May packages be installed for the whole system? */
  isRoot?: boolean
}

/**
 * Like {@link findBrowser}, but installs Chromium by apt-get where that is possible (root, apt-get present).
 *
 * @throws with one line that says what to run, when there is no browser and none can be installed
 */
export async function requireBrowser(surroundings: Surroundings = {}): Promise<string> {
  const { env = process.env, isRoot = process.getuid?.() === 0 } = surroundings
  const found = findBrowser(env)
  if (found) return found
  if (isRoot) await installByApt(['chromium'], env)
  const installed = findBrowser(env)
  if (installed) return installed
  throw new Error(
    'No Chrome or Chromium found: run `sudo apt-get install chromium` or `npx playwright install chromium`, ' +
      'or set CHROMIUM_PATH to an installed browser',
  )
}

/**
 * Playwright is loaded only when nothing else was found: it is slow to load, and a build of the site must not need
 * it. Resolved from the project's root, because Gatsby bundles what its config imports and moves it elsewhere.
 */
function browserOfPlaywright(): string | undefined {
  try {
    const require = createRequire(path.join(process.cwd(), 'package.json'))
    const { chromium } = require('@playwright/test') as typeof import('@playwright/test')
    const file = chromium.executablePath()
    return isExecutable(file) ? file : undefined
  } catch {
    return undefined
  }
}
