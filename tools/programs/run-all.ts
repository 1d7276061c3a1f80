import { EXAMPLES_FOLDER } from '../../src/content/client-examples/languages'
import { EXPECTED_FILE, readExpected } from '../../src/content/client-examples/read-expected'
import { TOOLS_FOLDER, type ToolEntry } from '../../src/content/client-examples/read-tools'
import type { ExpectedRows } from '../../src/content/client-examples/schemas'
import { contentFailure, printFailure, type Failure } from '../verify/report/failure'
import { readDatasets } from '../verify/run/datasets'
import { ADAPTERS } from './languages/adapters'
import type { Options } from './options'
import { leftOverRecords, writeRecordFile, writeRecords } from './records'
import { printTable } from './report/table'
import { missingProgram } from './requirements'
import type { ProgramResult } from './result'
import { compareWithRecord } from './run/compare-record'
import { prepareLanguage, type PreparedLanguage } from './run/prepare-language'
import { runLanguage } from './run/run-language'
import { compareTool, runTool, type ToolResult } from './run/run-tool'
import { select, type SelectedLanguage } from './select'
import { reservePorts } from './server/addresses'
import type { Servers } from './server/servers'
import { cacheFolder } from './workspace'

/** Index of the first lane of tools in the list of languages when ports are reserved. */
const TOOLS_INDEX = ADAPTERS.size

/** A run of the selection: prints failures immediately, and the table at the end. */
export class Run {
  private failed = 0
  /** Lines of all failures, which are repeated below the table: logs are often read from their end. */
  private readonly failures: string[] = []
  /** Tools whose example was run twice, with the problem of the first attempt. */
  private readonly secondAttempts: string[] = []
  private readonly results: ProgramResult[] = []
  private readonly buildSeconds = new Map<string, number>()
  /** The search for the programs of the last tool. */
  private looking: Promise<string | undefined> = Promise.resolve(undefined)

  /**
   * @param lanes servers of the tools, as many of which run at the same time: most wait for downloads and other programs.
   * Languages use the first ones.
   */
  constructor(
    private readonly options: Options,
    private readonly lanes: readonly [Servers, ...Servers[]],
    private readonly say: (line: string) => void,
    private readonly cache = cacheFolder(),
  ) {}

  /**
   * Runs everything.
   *
   * @returns number of failures
   * @throws {Error} for unknown names, and {MissingTool} if no server can be started
   */
  async run(): Promise<number> {
    const started = Date.now()
    const { languages, tools, problems } = select(this.options)
    const expected = readExpected(this.options.root)
    for (const problem of [...problems, ...expected.problems]) this.fail(contentFailure(problem))
    const needsExpected = languages.some(({ entries }) => entries.some(({ kind }) => kind))
    if (needsExpected && !expected.expected && expected.problems.length === 0)
      this.fail({ file: EXPECTED_FILE, problem: 'the file is missing', detail: [] })

    await this.runLanguages(languages, expected.expected)
    const waiting = [...tools]
    await Promise.all(
      this.lanes.map(async (servers, lane) => {
        for (let tool = waiting.shift(); tool; tool = waiting.shift()) await this.runTool(tool, servers, lane)
      }),
    )

    if (this.results.length > 0)
      for (const line of printTable(this.results, this.buildSeconds)) this.say(line)
    for (const line of this.secondAttempts) this.say(`needed a second attempt: ${line}`)
    for (const line of this.failures) this.say(line)
    const seconds = ((Date.now() - started) / 1000).toFixed(0)
    this.say(`${this.failed === 0 ? 'all passed' : `${this.failed} failed`}, ${seconds} s`)
    return this.failed
  }

  private async runLanguages(
    languages: SelectedLanguage[],
    expected: ExpectedRows | undefined,
  ): Promise<void> {
    const order = [...ADAPTERS.keys()]
    const place = ({ examples }: SelectedLanguage) => order.indexOf(examples.language.name)
    const sorted = [...languages].sort((a, b) => place(a) - place(b))
    // each language is built while the previous one runs
    let last: Promise<unknown> = Promise.resolve()
    const started = sorted.map((language) => {
      const preparing = last.then(() => this.prepare(language))
      // the error is handled where this language is awaited
      last = preparing.catch(() => undefined)
      return { language, preparing }
    })
    const datasets = readDatasets(this.options.root)
    const finishing: Promise<void>[] = []
    for (const { language, preparing } of started) {
      const prepared = await preparing
      if (!prepared) continue
      const { built, results, reserved, workspace } = prepared
      const { name } = language.examples.language
      this.buildSeconds.set(name, prepared.seconds)
      const entries = built ? language.entries.filter(({ notRun }) => notRun === undefined) : []
      if (entries.length > 0) this.say(`running ${entries.length} ${name} programs`)
      const run =
        built &&
        (await runLanguage(entries, {
          servers: this.lanes[0],
          ports: reserved.ports,
          workspace,
          built,
          datasets,
          expected,
        }))
      finishing.push(
        (async () => {
          await run?.finished
          reserved.release()
          this.finish(language, [...(run?.results ?? []), ...results])
        })(),
      )
    }
    await Promise.all(finishing)
  }

  private async prepare(language: SelectedLanguage): Promise<PreparedLanguage | undefined> {
    const { name } = language.examples.language
    const adapter = ADAPTERS.get(name)
    if (!adapter) throw new Error(`no adapter for ${name} in tools/programs/languages`)
    const reserved = await reservePorts([...ADAPTERS.keys()].indexOf(name))
    return prepareLanguage(language, adapter, reserved, { cache: this.cache, ci: this.options.ci })
  }

  /** Compares or records the results of a language's programs, and reports problems. */
  private finish({ examples, isComplete }: SelectedLanguage, results: ProgramResult[]): void {
    const { root, record } = this.options
    const { name } = examples.language
    for (const result of results) {
      const { entry } = result
      if (!record && result.record) {
        const differences = compareWithRecord(entry, result.record)
        if (differences.length === 0 && entry.volatile === undefined) result.outputMatches = true
        result.problems.push(...differences)
      }
      for (const { problem, detail, line } of result.problems)
        this.show({ file: entry.file, line, problem, detail })
    }
    if (record) writeRecords(root, examples, results)
    else if (isComplete)
      for (const left of leftOverRecords(examples))
        this.fail({
          file: `${EXAMPLES_FOLDER}/${name}/records.json`,
          problem: `"${left}" has a record, but no such program is run: run make programs LANGUAGE=${name} RECORD=1, which removes the record`,
          detail: [],
        })
    this.failed += results.filter(({ problems }) => problems.length > 0).length
    this.results.push(...results)
  }

  private async runTool(tool: ToolEntry, servers: Servers, lane: number): Promise<void> {
    const { root, record, ci } = this.options
    const folder = `${TOOLS_FOLDER}/${tool.name}`
    // in turn, because only one process at a time can install packages
    this.looking = this.looking.then(() => missingProgram(tool.manifest.requires, { install: ci }))
    const missing = await this.looking
    if (missing !== undefined) {
      const sentence = `${missing} was not found, so the example of ${tool.manifest.label} was not run: install it`
      if (ci) this.fail({ file: folder, problem: sentence, detail: [] })
      else this.say(sentence)
      return
    }
    this.say(`running the example of ${tool.manifest.label}`)
    const reserved = await reservePorts(TOOLS_INDEX + lane)
    const attempt = async () => {
      const result = await runTool(root, tool, reserved, servers, this.cache)
      if (result.record && !record) result.problems.push(...compareTool(tool, result.record))
      return result
    }
    const failuresOf = ({ problems }: ToolResult): Failure[] =>
      problems.map(({ problem, detail }) => ({ file: `${folder}/run.sh`, problem, detail }))
    let result = await attempt()
    // some examples depend on the speed of the machine; CI reports them instead of failing because of a single slow moment
    if (ci && result.problems.length > 0) {
      this.secondAttempts.push(`${tool.manifest.label}: ${result.problems[0]?.problem}`)
      for (const line of failuresOf(result).flatMap(printFailure)) this.say(line)
      this.say(`running the example of ${tool.manifest.label} again, because its first attempt failed`)
      result = await attempt()
    }
    reserved.release()
    for (const failure of failuresOf(result)) this.show(failure)
    if (result.problems.length > 0) this.failed++
    else if (record && result.record) writeRecordFile(root, `${folder}/records.json`, result.record)
    this.say(
      `${tool.manifest.label}: ${result.problems.length > 0 ? 'failed' : 'passed'} in ${result.seconds.toFixed(0)} s`,
    )
  }

  private fail(failure: Failure): void {
    this.failed++
    this.show(failure)
  }

  private show(failure: Failure): void {
    const lines = printFailure(failure)
    for (const line of lines) this.say(line)
    this.failures.push(...lines)
  }
}
