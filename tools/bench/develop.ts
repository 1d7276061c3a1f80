import fs from 'node:fs'
import path from 'node:path'
import type { ChildProcess } from 'node:child_process'
import type { Page } from 'playwright'
import { launchBrowser } from '../launch-browser'
import type { BuildOptions } from './build'
import { EDITED } from './edit'
import { freePort } from '../free-port'
import { median, type Measurement } from './measurement'
import { endSession, startInSession } from './run-measured'
import { buildEnvironment } from './site-copy'

/** Number of measured edits. An unmeasured one precedes them as a warm-up. */
const EDITS = 5

/** Long, because the develop server compiles the entire site before it responds. */
const START_TIMEOUT = 600_000

/** The first visit of a page makes the server bundle the site. */
const FIRST_VISIT_TIMEOUT = 300_000

const EDIT_TIMEOUT = 60_000

/** Pause between an edit that is on the screen and the next, in which the server becomes idle. */
const PAUSE = 2000

/**
 * Starts the develop server in a copy, opens a page in a browser, and repeatedly adds a sentence to the page's file.
 * Measures the time from writing the file to the frame that shows the sentence.
 */
export async function measureDevelop({ root, gatsby }: BuildOptions, folder: string): Promise<Measurement[]> {
  const port = await freePort()
  const server = startInSession([...gatsby, 'develop', '--port', String(port), '--host', '127.0.0.1'], {
    cwd: folder,
    env: buildEnvironment(root, folder),
  })
  try {
    const address = `http://127.0.0.1:${port}${EDITED.route}`
    await waitForAnswer(server, address)
    const browser = await launchBrowser()
    try {
      const page = await browser.newPage()
      await page.goto(address, { timeout: FIRST_VISIT_TIMEOUT, waitUntil: 'domcontentloaded' })
      await page.locator('main h1').waitFor({ timeout: FIRST_VISIT_TIMEOUT })
      const seconds: number[] = []
      for (let edit = 0; edit <= EDITS; edit++) {
        await page.waitForTimeout(PAUSE)
        seconds.push(await editToScreen(page, path.join(folder, EDITED.file), edit))
      }
      return [
        {
          name: 'develop',
          subject: EDITED.route,
          value: median(seconds.slice(1)),
          details: seconds.map((value, edit) => `edit ${edit}: ${value.toFixed(2)} s`),
        },
      ]
    } finally {
      await browser.close()
    }
  } finally {
    endSession(server)
  }
}

async function editToScreen(page: Page, file: string, edit: number): Promise<number> {
  const sentence = `Edit ${edit} of this file at ${Date.now()}.`
  const shown = page.waitForFunction(
    // asked before each frame; must not be async, because a promise would end the waiting
    (wanted) => (document.body.textContent.includes(wanted) ? performance.timeOrigin + performance.now() : 0),
    sentence,
    { timeout: EDIT_TIMEOUT, polling: 'raf' },
  )
  const text = fs.readFileSync(file, 'utf8')
  const written = performance.timeOrigin + performance.now()
  fs.writeFileSync(file, `${text}\n${sentence}\n`)
  const at = await (await shown).jsonValue()
  return (at - written) / 1000
}

/** @throws with the server's output if it exits or doesn't respond in time */
async function waitForAnswer(server: ChildProcess, address: string): Promise<void> {
  let output = ''
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (text: Buffer) => (output += text.toString()))
  const deadline = Date.now() + START_TIMEOUT
  for (;;) {
    if (server.exitCode !== null) throw new Error(`gatsby develop exited with ${server.exitCode}:\n${output}`)
    if (Date.now() > deadline) throw new Error(`gatsby develop is not responding:\n${output}`)
    try {
      const { ok } = await fetch(address)
      if (ok) return
    } catch {
      // it does not listen yet
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
