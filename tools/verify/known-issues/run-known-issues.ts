import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readSiteData, siteDataPath } from '../../../src/content/site/read-site-data'
import type { KnownIssue } from '../../../src/content/site/known-issues-schema'
import { errorMessage } from '../../../src/base/error-message'
import { KnownFailureBook, type RunContext } from '../run/run-context'
import { ServerHolder } from '../run/server-holder'
import type { Tally } from '../run/tally'
import type { Server } from '../server/server'
import { reproduce } from './reproduce'

/** The page that lists the issues: a run of this page also reproduces them. */
export const KNOWN_ISSUES_PAGE = 'pages/release-notes'

/** Where reproductions get their servers and demo tables from, and who counts them. */
export interface KnownIssuesRun {
  /** The project's root. */
  root: string
  /** The server that issues share; it is emptied before each of them. */
  open: () => Promise<Server>
  /** A fresh server with default settings, for an issue with `server: own`. */
  openDefault: () => Promise<Server>
  /** SQL of each demo table by name. */
  datasets: ReadonlyMap<string, string>
  tally: Tally
}

/**
 * Reproduces every issue of content/known-issues.yml. One that does not reproduce is a failure: the server no longer has
 * the defect, or the entry describes it wrongly.
 */
export async function runKnownIssues({
  root,
  open,
  openDefault,
  datasets,
  tally,
}: KnownIssuesRun): Promise<void> {
  const file = siteDataPath('knownIssues')
  if (!fs.existsSync(path.join(root, file))) return
  const { value: issues, source } = readSiteData(root, 'knownIssues')
  const shared = new ServerHolder(open)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'questdb-issues-'))
  const removeFolder = () => fs.rmSync(folder, { recursive: true, force: true })
  process.once('exit', removeFolder)
  let reproduced = 0
  const run = async (issue: KnownIssue): Promise<{ version: string; seen: string[] | undefined }> => {
    const isOwn = issue.reproduction.server === 'own'
    const server = isOwn ? await openDefault() : await shared.empty()
    const context: RunContext = {
      root,
      server,
      datasets,
      knownFailures: new KnownFailureBook([]),
      workFolder: folder,
    }
    try {
      return { version: server.version, seen: await reproduce(issue.reproduction, context) }
    } finally {
      if (isOwn) await server.stop()
    }
  }
  try {
    for (const [index, issue] of issues.entries()) {
      const fail = (problem: string, detail: string[]) => {
        tally.fail([{ file, line: source.lineOf([index]), problem: `${issue.id} ${problem}`, detail }])
      }
      try {
        const { version, seen } = await run(issue)
        if (seen) fail(`no longer reproduces on ${version}: remove or update it`, seen)
        else reproduced++
      } catch (error) {
        fail('could not be run', [errorMessage(error)])
      }
    }
  } finally {
    await shared.stop()
    process.off('exit', removeFolder)
    removeFolder()
  }
  tally.passed += reproduced
  tally.say(`known issues: ${reproduced} of ${issues.length} reproduce`)
}
