import { writtenDay } from '../base/written-day'
import type { DashboardData } from './dashboard-data'

type Facts = Pick<DashboardData, 'notes' | 'recording'>

/** Returns the tag after the title: `Live`, or `Replay · July 3, 2025`. */
export function dataTag({ recording }: Pick<Facts, 'recording'>, isLive: boolean): string {
  if (isLive) return 'Live'
  return `Replay · ${writtenDay(recording.replayFrom)}`
}

/** Returns a description of the data: the note of the dashboard with the facts of its recording filled in. */
export function dataNote({ notes, recording }: Facts, isLive: boolean): string {
  if (isLive) return notes.live
  const { engine, recordedOn } = recording
  return notes.recording.replace('@engine@', engine).replace('@recorded@', writtenDay(recordedOn))
}
