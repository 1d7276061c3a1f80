import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { StatementRecord } from '../records/record-format'
import type { ResultPart } from '../markdown/results/result-frame'
import { tableResult } from '../markdown/results/table-result'
import { errorResult, planResult } from '../markdown/results/text-results'
import { MOST_ROWS, type LiveAnswer } from './read-answer'
import type { LiveServer } from './server'
import { toDom } from './to-dom'

/** Rows shown before "Show all". */
const SHOWN_ROWS = 10

/** The result shown below an example, and its outcome as text for screen readers. */
export interface LiveResult {
  element: HTMLElement
  outcome: string
}

/** Context for rendering a result. */
export interface ResultContext {
  /** Number of the example, which makes the label of its scrollable region unique. */
  number: number
  /** Elapsed milliseconds, for a server that doesn't report timings. */
  elapsed: number
  server: LiveServer
  /** Whether the example has a recorded result, which is shown again when this one is closed. */
  hasRecorded: boolean
  /** Whether the statement is unchanged and has a recorded result that isn't an error. */
  succeeded: boolean
  /** The chart, or the reason why it can't be drawn. */
  chart: Element | string | undefined
}

/** Renders a response in the same way as recorded results. */
export function renderAnswer(
  { result, hasMore, milliseconds }: LiveAnswer,
  { number, elapsed, server, hasRecorded, succeeded, chart }: ResultContext,
): LiveResult {
  const part = partOf(result, `${number} (live)`)
  const time = result.kind === 'error' ? '' : ` in ${formatTime(milliseconds ?? elapsed)}`
  const label: readonly (ElementContent | string)[] =
    hasMore && result.kind === 'rows' ? [`First ${result.rowCount.toLocaleString('en-US')} rows`] : part.label
  const notes = [
    ...(hasMore
      ? [
          `A run returns at most ${MOST_ROWS.toLocaleString('en-US')} rows. To see other rows, add a filter or a LIMIT clause.`,
        ]
      : []),
    ...(typeof chart === 'string' ? [chart] : []),
    ...(result.kind === 'error' &&
    !server.isOwn &&
    (succeeded || result.message.startsWith('table does not exist'))
      ? [
          'The demo server contains only the demo tables, not what other examples of a page create. To run this statement, run those examples on your own server first.',
        ]
      : []),
  ]
  const drawing = typeof chart === 'object' ? chart : undefined
  return {
    element: frame({ ...part, label: [...label, time] }, { server, hasRecorded, notes, drawing }),
    outcome: outcomeOf(result, time),
  }
}

/** Renders the reason why a statement couldn't be run, with instructions. */
export function renderHelp(
  text: string,
  code: string | undefined,
  context: Pick<ResultContext, 'server' | 'hasRecorded'>,
): HTMLElement {
  const body = h('div', [
    h('p', text),
    ...(code === undefined ? [] : [h('pre', { tabIndex: 0, className: ['live-help'] }, code)]),
  ])
  return frame({ label: ['Not run'], body }, { ...context, notes: [] })
}

function partOf(result: StatementRecord, number: string): ResultPart {
  switch (result.kind) {
    case 'rows':
      return tableResult(result, number, SHOWN_ROWS)
    case 'plan':
      return planResult(result, number)
    case 'error':
      return errorResult(result, number)
    case 'ok':
      return {
        label: [
          result.updated === undefined
            ? 'Done'
            : `${result.updated} ${result.updated === 1 ? 'row' : 'rows'} updated`,
        ],
      }
  }
}

function outcomeOf(result: StatementRecord, time: string): string {
  switch (result.kind) {
    case 'rows':
      return `${result.rowCount} ${result.rowCount === 1 ? 'row' : 'rows'}${time}`
    case 'plan':
      return `Query plan${time}`
    case 'error':
      return `The server rejected the statement: ${result.message}`
    case 'ok':
      return `The statement ran${time}`
  }
}

interface FrameContent extends Pick<ResultContext, 'server' | 'hasRecorded'> {
  notes: readonly string[]
  drawing?: Element | undefined
}

function frame(
  { label, actions = [], body }: ResultPart,
  { server, hasRecorded, notes, drawing }: FrameContent,
): HTMLElement {
  return toDom(
    h('div', { className: ['result', 'live'] }, [
      h('div', { className: ['result-bar'] }, [
        h('span', { className: ['result-label'] }, [...label]),
        h('span', server.name),
        h(
          'button',
          { type: 'button', className: ['live-button'], dataLive: 'back' },
          hasRecorded ? 'Back to the recorded result' : 'Close the result',
        ),
        h('details', { className: ['result-menu'], name: 'result-menu' }, [
          h('summary', { ariaLabel: 'Result options' }, '⋯'),
          h('div', [...actions, h('button', { type: 'button', dataLive: 'server' }, 'Change the server')]),
        ]),
      ]),
      ...notes.map((note) => h('p', note)),
      ...(drawing ? [drawing] : []),
      ...(body ? [body] : []),
    ]),
  )
}

/** Formats milliseconds: `0.4 ms`, `35 ms`, `1.2 s`. */
export function formatTime(milliseconds: number): string {
  if (milliseconds >= 1000) return `${(milliseconds / 1000).toFixed(1)} s`
  return `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`
}
