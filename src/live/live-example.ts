import type { Element } from 'hast'
import { h } from 'hastscript'
import { splitStatements } from '../sql/split-statements'
import { copyText } from '../client/shared/copy-text'
import { sayOnButton } from '../client/shared/say-briefly'
import { ask, AskError, tryServer, Unreachable } from './ask'
import type { Tables } from './completions'
import { chooseServer, confirmChange, helpFor } from './dialogs'
import type { Editor } from './editor'
import { renderAnswer, renderHelp } from './live-result'
import type { LiveAnswer } from './read-answer'
import { chosenServer, type LiveServer } from './server'
import { loadOnline } from './load-online'
import { noteBelow, OFFLINE, tell } from './note'
import { statementHash } from './statement-link'
import { toDom } from './to-dom'
import { writes } from './writes'
import { MalformedAnswer } from '../base/malformed-answer'

/** Timeout of a statement, in milliseconds. */
const LONGEST_RUN = 30_000

/** Abort reason of a run that the reader canceled. */
class Canceled extends Error {}

/** An example that can be edited and run. The reader can switch back to its recorded result at any time. */
export class LiveExample {
  private readonly figure: HTMLElement
  private readonly recorded: HTMLElement | null
  private readonly note: HTMLElement
  private readonly runButton: HTMLElement
  private readonly editButton: HTMLElement
  private readonly copyButton: HTMLElement
  private readonly original: string
  private readonly copied: string
  private editor: Editor | undefined
  private host: HTMLElement | undefined
  private shown: { element: HTMLElement; text: string } | undefined
  private running: AbortController | undefined

  /** @param number position among the examples of the page, from 1 */
  constructor(
    private readonly example: HTMLElement,
    private readonly number: number,
  ) {
    this.figure = find(example, '.code')
    this.recorded = example.querySelector<HTMLElement>('.result')
    this.runButton = find(example, '.live-run')
    this.editButton = find(example, '.live-edit')
    this.copyButton = find(example, '[data-copy]')
    this.copied = this.copyButton.dataset.copy ?? ''
    this.original = (this.copied || find(example, 'code').textContent).trimEnd()
    this.note = noteBelow(example)
  }

  /** Runs the editor's text or the example; cancels a run that is in progress. */
  async run(): Promise<void> {
    if (this.running) {
      this.running.abort(new Canceled())
      return
    }
    const text = this.text()
    const statements = splitStatements(text)
    const server = chosenServer(document)
    const change = statements.find(({ sql }) => writes(sql))
    if (statements.length === 0) this.tell('There is no statement to run.')
    else if (change && !server.isOwn)
      this.tell('This statement may change data, so it wasn’t sent to the demo server.', {
        label: 'Use my own server',
        act: () => this.changeServer(),
      })
    else {
      const stop = new AbortController()
      this.running = stop
      this.runButton.textContent = 'Cancel'
      this.tell('Running…')
      try {
        if (await this.isReady(server, change?.sql, stop.signal))
          await this.runAll(text, statements, server, stop)
      } catch (error) {
        this.tellFailure(error, server)
      } finally {
        this.running = undefined
        this.runButton.textContent = 'Run'
      }
    }
  }

  /** Opens the editor, or closes it and shows the original example. */
  async toggleEditor(): Promise<void> {
    if (this.host?.hidden === false) this.closeEditor()
    else {
      await this.openEditor()
      this.editor?.focus()
    }
  }

  /** Opens the editor with the given or its previous text. */
  async openEditor(text?: string): Promise<void> {
    if (!this.editor && !(await this.makeEditor())) return
    if (text !== undefined) this.editor?.setText(text)
    this.showEditor(true)
  }

  /** @returns whether there is an editor now */
  private async makeEditor(): Promise<boolean> {
    this.tell('Loading the editor…')
    let part
    try {
      part = await loadOnline(() => import(/* webpackChunkName: "live-editor" */ './editor'))
    } catch {
      this.tell(OFFLINE.edit)
      return false
    }
    this.tell('')
    if (this.editor) return true
    const hint = `live-keys-${this.number}`
    const apple = document.documentElement.classList.contains('apple-keys')
    this.editor = part.createEditor({
      text: this.original,
      label: `Edit: ${find(this.figure, 'pre').getAttribute('aria-label') ?? 'SQL'}`,
      describedBy: hint,
      tables: () => tablesOf(chosenServer(document)),
      onChange: () => this.syncCopy(),
      onRun: () => void this.run(),
      onLeave: () => this.editButton.focus(),
    })
    const bar = toDom(
      h('div', { className: ['live-bar'] }, [
        h('span', { id: hint }, [
          h('kbd', apple ? '⌘ Enter' : 'Ctrl Enter'),
          ' to run, ',
          h('kbd', 'Esc'),
          ' to leave the editor',
        ]),
      ]),
    )
    const server = button(chosenServer(document).name, () => this.changeServer())
    server.dataset.live = 'server'
    server.title = 'Change the server'
    const link = button('Copy link', () => void this.copyLink(link))
    link.dataset.live = 'link'
    const reset = button('Reset', () => {
      this.editor?.setText(this.original)
      this.editor?.focus()
    })
    reset.dataset.live = 'reset'
    bar.append(server, link, reset)
    this.host = toDom(h('div', { className: ['live-host'], hidden: true }))
    this.host.append(this.editor.element, bar)
    find(this.figure, 'pre').after(this.host)
    return true
  }

  private showEditor(isShown: boolean): void {
    if (!this.host) return
    this.host.hidden = !isShown
    find(this.figure, 'pre').hidden = isShown
    this.editButton.setAttribute('aria-expanded', String(isShown))
    this.editButton.setAttribute('aria-pressed', String(isShown))
    this.syncCopy()
  }

  private closeEditor(): void {
    this.showEditor(false)
    // a result belongs to the statement above it
    if (this.shown && this.shown.text !== this.original) this.showRecorded()
  }

  /** Makes the Copy button copy what is shown. */
  private syncCopy(): void {
    this.copyButton.dataset.copy = this.host?.hidden === false ? this.text() : this.copied
  }

  private text(): string {
    return this.editor && this.host?.hidden === false ? this.editor.text() : this.original
  }

  private async copyLink(button: HTMLElement): Promise<void> {
    const { origin, pathname } = window.location
    sayOnButton(button, await copyText(origin + pathname + statementHash(this.number, this.text())))
  }

  private changeServer(): void {
    chooseServer(({ name }) => {
      for (const button of document.querySelectorAll('.live-bar [data-live="server"]'))
        button.textContent = name
      this.tell(`Examples now run on ${name}.`)
    })
  }

  /** Whether the server can be used and the reader agrees; otherwise says why not. */
  private async isReady(
    server: LiveServer,
    change: string | undefined,
    signal: AbortSignal,
  ): Promise<boolean> {
    if (!server.isOwn) return true
    const reach = await tryServer(server.endpoint, signal)
    if (reach !== 'ready') {
      const { text, code } = helpFor(server, reach)
      this.show(renderHelp(text, code, { server, hasRecorded: this.recorded !== null }), text)
      return false
    }
    if (change === undefined || (await confirmChange(server, change))) return true
    this.tell('The statement wasn’t run.')
    return false
  }

  private async runAll(
    text: string,
    statements: readonly { sql: string }[],
    server: LiveServer,
    stop: AbortController,
  ): Promise<void> {
    const timer = setTimeout(() => {
      stop.abort(new AskError(`the server didn’t respond within ${LONGEST_RUN / 1000} s`))
    }, LONGEST_RUN)
    const begin = performance.now()
    try {
      let answer: LiveAnswer | undefined
      for (const { sql } of statements) {
        answer = await ask(server.endpoint, sql, stop.signal)
        if (answer.result.kind === 'error') break
      }
      if (!answer) return
      const elapsed = performance.now() - begin
      const { element, outcome } = renderAnswer(answer, {
        number: this.number,
        elapsed,
        server,
        hasRecorded: this.recorded !== null,
        succeeded: text === this.original && this.recorded?.querySelector('.error-text') === null,
        chart: await this.chartOf(answer),
      })
      this.show(element, outcome, text)
    } finally {
      clearTimeout(timer)
    }
  }

  /** Chart of a result if the example has a chart, or the reason why it can't be drawn. */
  private async chartOf({ result }: LiveAnswer): Promise<Element | string | undefined> {
    // a showcase has its chart above the example
    const recorded = (this.example.closest('.showcase') ?? this.example).querySelector<HTMLElement>(
      '[data-chart]',
    )
    const flag = recorded?.dataset.chart
    if (flag === undefined || result.kind !== 'rows') return undefined
    const title = recorded?.querySelector('title')?.textContent ?? 'Chart'
    try {
      const { liveChart } = await import(/* webpackChunkName: "live-chart" */ './live-chart')
      return liveChart(result, flag, { id: `live-chart-${this.number}`, title })
    } catch {
      return 'The chart couldn’t be loaded.'
    }
  }

  private tellFailure(error: unknown, server: LiveServer): void {
    if (error instanceof Canceled) this.tell('Canceled.')
    else if (error instanceof Unreachable)
      this.tell(
        navigator.onLine ? `${server.name} is unreachable, so the statement wasn’t run.` : OFFLINE.run,
      )
    else if (error instanceof AskError || error instanceof MalformedAnswer)
      this.tell(`The run failed: ${error.message}.`)
    else {
      console.warn(error)
      this.tell('The run failed: the response could not be read.')
    }
  }

  /** Shows a message below the example and leaves the result in place. */
  private tell(message: string, offer?: { label: string; act: () => void }): void {
    tell(this.note, message)
    this.note.querySelector('button')?.remove()
    if (offer) this.note.append(button(offer.label, offer.act))
  }

  private show(element: HTMLElement, outcome: string, text = this.text()): void {
    this.shown?.element.remove()
    this.shown = { element, text }
    if (this.recorded) this.recorded.hidden = true
    ;(this.recorded ?? this.note).after(element)
    element.addEventListener('click', ({ target }) => {
      const control = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-live]') : null
      if (control?.dataset.live === 'server') this.changeServer()
      if (control?.dataset.live !== 'back') return
      this.showRecorded()
      this.runButton.focus()
    })
    this.tell(outcome)
    // visually hidden, because the result itself shows the outcome
    this.note.classList.add('is-outcome')
    const { bottom } = find(element, '.result-bar').getBoundingClientRect()
    if (bottom > window.innerHeight) find(element, '.result-bar').scrollIntoView({ block: 'center' })
  }

  private showRecorded(): void {
    this.shown?.element.remove()
    this.shown = undefined
    if (this.recorded) this.recorded.hidden = false
    this.tell('')
  }
}

const tablesByServer = new Map<string, Promise<Tables>>()

/** The tables of a server with their columns; none if it doesn't list them. */
function tablesOf({ endpoint }: LiveServer): Promise<Tables> {
  const known = tablesByServer.get(endpoint)
  if (known) return known
  const asked = readTables(endpoint).catch((): Tables => new Map())
  tablesByServer.set(endpoint, asked)
  return asked
}

async function readTables(endpoint: string): Promise<Tables> {
  const sql = 'SELECT table_name, column_name, data_type FROM information_schema.questdb_columns()'
  const { result } = await ask(endpoint, sql, AbortSignal.timeout(LONGEST_RUN))
  const tables = new Map<string, { name: string; type: string }[]>()
  for (const [table, name, type] of result.kind === 'rows' ? result.rows : []) {
    if (!table || !name) continue
    const columns = tables.get(table) ?? []
    columns.push({ name, type: type ?? '' })
    tables.set(table, columns)
  }
  return tables
}

function button(label: string, act: () => void): HTMLElement {
  const element = toDom(h('button', { type: 'button', className: ['live-button'] }, label))
  element.addEventListener('click', act)
  return element
}

function find(inside: ParentNode, selector: string): HTMLElement {
  const found = inside.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`an example has no ${selector}`)
  return found
}
