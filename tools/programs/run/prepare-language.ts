import path from 'node:path'
import type { ClientExampleEntry } from '../../../src/content/client-examples/entries'
import type { Built, Language } from '../languages/language'
import { missingRequirement } from '../requirements'
import type { ProgramResult } from '../result'
import type { SelectedLanguage } from '../select'
import { replacePorts, restorePorts, type ReservedPorts } from '../server/addresses'
import { BuildFailure, Workspace } from '../workspace'

/** A language whose programs have been built, or whose failure is known. */
export interface PreparedLanguage {
  workspace: Workspace
  reserved: ReservedPorts
  /** Undefined if no program can be run. */
  built: Built | undefined
  /** For programs that aren't run. */
  results: ProgramResult[]
  /** Seconds required for installation and build. */
  seconds: number
}

/**
 * Writes the programs with the ports of the run, installs their dependencies, builds them, and checks the syntax of
 * those that aren't run. A failed build is a problem of each program, with details at the first.
 *
 * @param cache folder that persists between runs
 * @param ci whether missing installations are failures
 */
export async function prepareLanguage(
  { examples, entries }: SelectedLanguage,
  adapter: Language,
  reserved: ReservedPorts,
  { cache, ci }: { cache: string; ci: boolean },
): Promise<PreparedLanguage> {
  const started = Date.now()
  const { label, name } = examples.language
  const workspace = new Workspace(path.join(cache, `${name}-${reserved.base}`))
  const runnable = entries.filter(isRunnable)
  const results: ProgramResult[] = entries
    .filter((entry) => !isRunnable(entry))
    .map((entry) => ({ entry, notRun: entry.notRun, problems: [], seconds: 0 }))
  const done = (built?: Built) => ({
    workspace,
    reserved,
    built,
    results,
    seconds: (Date.now() - started) / 1000,
  })
  const failAll = (problem: string, detail: string[] = []) => {
    results.push(...runnable.map((entry) => ({ entry, problems: [{ problem, detail: [] }], seconds: 0 })))
    const first = results.find(({ entry }) => entry === (runnable[0] ?? entries[0]))
    if (first) first.problems = [{ problem, detail }]
  }

  // all programs, regardless of the selection, because others would otherwise have to be built again next time
  const sources = examples.examples.filter((entry) => isRunnable(entry) || adapter.checkSyntax !== undefined)
  const place = (entry: ClientExampleEntry) => adapter.place?.(entry) ?? entry.fileName
  workspace.sync(
    new Map([
      ...examples.lockFiles.map(({ name: lock, text }) => [lock, text] as const),
      ...sources.map((entry) => [place(entry), replacePorts(entry.code, reserved.ports)] as const),
    ]),
  )
  if (runnable.length > 0 && !adapter.build) {
    failAll(`${label} programs cannot be run here: add notRun with the reason to the manifest`)
    return done()
  }
  const missing = await missingRequirement(adapter.requirements, { install: ci })
  if (missing !== undefined) {
    if (ci) failAll(missing)
    else results.push(...runnable.map((entry) => ({ entry, notRun: missing, problems: [], seconds: 0 })))
    return done()
  }
  try {
    await checkSyntax(adapter, workspace, results)
    return done(
      runnable.length > 0 ? await adapter.build?.(workspace, sources.filter(isRunnable)) : undefined,
    )
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error
    // compilers report paths of the copies
    const output = error.output.map((line) =>
      sources.reduce(
        (text, entry) => text.replaceAll(place(entry), entry.file),
        restorePorts(line, reserved.ports),
      ),
    )
    failAll(`the ${label} programs could not be built: ${error.message}`, output)
    return done()
  }
}

async function checkSyntax(adapter: Language, workspace: Workspace, results: ProgramResult[]): Promise<void> {
  if (!adapter.checkSyntax || results.length === 0) return
  const errors = await adapter.checkSyntax(
    workspace,
    results.map(({ entry }) => entry),
  )
  for (const result of results) {
    const own = errors.filter(({ source }) => source.name === result.entry.name)
    if (own.length === 0) result.parsed = true
    result.problems.push(...own.map(({ line, message }) => ({ problem: message, detail: [], line })))
  }
}

function isRunnable({ notRun }: Pick<ClientExampleEntry, 'notRun'>): boolean {
  return notRun === undefined
}
