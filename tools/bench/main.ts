/**
 * Measures the site against its budgets: `node --import tsx tools/bench/main.ts [page|build|edit|develop|scale …]`.
 * Prints a table, writes .tmp/bench.json, ends with 1 when a value is over budget or could not be measured.
 */
import fs from 'node:fs'
import path from 'node:path'
import { buildCopy, measureBuild, type BuildOptions } from './build'
import { measureDevelop } from './develop'
import { measureEdit } from './edit'
import { machineFacts, machineLines } from './machine'
import { judge, type Measurement } from './measurement'
import { readOptions, type Options, type Part } from './options'
import { measurePages } from './page'
import { closingLine, explanations, table } from './report'
import { measureScale } from './scale'
import { copyProject } from './site-copy'
import { errorMessage } from '../../src/base/error-message'
import { runMain } from '../run-main'

const RESULT_FILE = '.tmp/bench.json'

function say(line: string): void {
  console.log(line)
}

/** Copy of the project that the build measurements share: one builds it, the next edits it. */
class Copy {
  private folder: string | undefined
  private built = false

  constructor(private readonly options: BuildOptions) {}

  /** The copy as it is; made when there is none. */
  get place(): string {
    this.folder ??= copyProject(this.options.root, 'site')
    return this.folder
  }

  async build(): Promise<Measurement[]> {
    const measurements = await measureBuild(this.options, this.place)
    this.built = true
    return measurements
  }

  async edit(): Promise<Measurement[]> {
    if (!this.built) await buildCopy(this.options, this.place)
    this.built = true
    return measureEdit(this.options, this.place)
  }

  remove(): void {
    if (this.folder !== undefined) fs.rmSync(this.folder, { recursive: true, force: true })
  }
}

function worksOf(options: Options, copy: Copy): Record<Part, () => Promise<Measurement[]>> {
  const { gatsby, sizes } = options
  const root = process.cwd()
  return {
    page: () => measurePages(options, say),
    build: () => copy.build(),
    edit: () => copy.edit(),
    develop: () => measureDevelop({ root, gatsby }, copy.place),
    scale: () => measureScale({ root, gatsby }, sizes, say),
  }
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  const machine = machineFacts()
  say(machineLines(machine))
  const copy = new Copy({ root: process.cwd(), gatsby: options.gatsby })
  const works = worksOf(options, copy)
  const measurements: Measurement[] = []
  const failures: string[] = []
  try {
    for (const part of options.parts) {
      say(`measuring ${part}`)
      try {
        measurements.push(...(await works[part]()))
      } catch (error) {
        failures.push(`failed to measure ${part}: ${errorMessage(error)}`)
      }
    }
  } finally {
    copy.remove()
  }
  const rows = measurements.map(judge)
  fs.mkdirSync(path.dirname(RESULT_FILE), { recursive: true })
  fs.writeFileSync(
    RESULT_FILE,
    `${JSON.stringify({ date: new Date().toISOString(), machine, rows, failures }, null, 2)}\n`,
  )
  const parts = [
    table(rows),
    explanations(rows),
    machineLines(machine),
    failures.join('\n'),
    closingLine(rows),
  ]
  say(`\n${parts.filter((text) => text !== '').join('\n\n')}`)
  if (failures.length > 0 || rows.some(({ verdict }) => verdict === 'over')) process.exitCode = 1
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

void runMain(main)
