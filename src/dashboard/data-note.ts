import { writtenDay } from '../base/written-day'
import type { DashboardData } from './dashboard-data'
import type { DashboardServer } from './endpoint'

/** Where the data of a dashboard comes from. */
export type DataKind = 'recording' | DashboardServer['kind']

type Facts = Pick<DashboardData, 'notes' | 'recording'>

/** Returns the tag after the title: `Live`, or `Replay · July 3, 2025`. */
export function dataTag({ recording }: Pick<Facts, 'recording'>, kind: DataKind): string {
  if (kind !== 'recording') return 'Live'
  return `Replay · ${writtenDay(recording.replayFrom)}`
}

/** Returns a description of the data: the note of the dashboard with the facts of its recording filled in. */
export function dataNote({ notes, recording }: Facts, kind: DataKind): string {
  if (kind !== 'recording') return notes[kind]
  const { engine, recordedOn } = recording
  return notes.recording.replace('@engine@', engine).replace('@recorded@', writtenDay(recordedOn))
}
