import { createRequire } from 'node:module'
import path from 'node:path'
import { installByApt, isExecutable } from './install-by-apt'

type Environment = Record<string, string | undefined>

/** Debian's Chromium without a window, which takes half the time for the tests that Chromium takes. */
const HEADLESS_SHELL = 'chromium-headless-shell'

/** Names of the executables of Chrome and Chromium, the fastest first. */
const NAMES = [
  HEADLESS_SHELL,
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chrome',
]

/** Paths on macOS, where applications aren't on PATH. */
const MAC_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Looks for Chrome or Chromium: CHROMIUM_PATH, then PATH, then the browser that Playwright downloaded.
 *
 * @returns path of the executable, or undefined if there is none
 * @throws if CHROMIUM_PATH isn't an executable file, because falling back to another browser would hide the mistake
 */
export function findBrowser(env: Environment = process.env): string | undefined {
  const chosen = env.CHROMIUM_PATH
  if (chosen) {
    if (isExecutable(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is "${chosen}", which is not an executable file: fix or unset it`)
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '')
  const places = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  if (process.platform === 'darwin') places.push(...MAC_PLACES)
  return places.find(isExecutable) ?? browserOfPlaywright()
}

/** Environment of {@link requireBrowser}, which tests replace. */
interface Surroundings {
  env?: Environment
  /** Whether packages can be installed system-wide. */
  isRoot?: boolean
}

/**
 * Like {@link findBrowser}, but installs Chromium with apt-get if possible (as root, with apt-get present).
 *
 * @throws with instructions, if there is no browser and none can be installed
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
 * Like {@link requireBrowser}, but also installs the faster {@link HEADLESS_SHELL} next to an installed browser, which
 * only pays for the browser tests.
 */
export async function requireTestBrowser(surroundings: Surroundings = {}): Promise<string> {
  const { env = process.env, isRoot = process.getuid?.() === 0 } = surroundings
  const found = findBrowser(env)
  const isSlow = found === undefined || path.basename(found) !== HEADLESS_SHELL
  if (isSlow && isRoot && !env.CHROMIUM_PATH) await installByApt([HEADLESS_SHELL], env)
  return requireBrowser(surroundings)
}

/**
 * Loads Playwright only if nothing else was found, because it is slow to load and site builds must not depend on it.
 * Resolves it from the project's root, because Gatsby bundles what its config imports and moves it elsewhere.
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
