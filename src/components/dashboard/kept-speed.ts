import { readSession, writeSession } from '../../client/history-entry'
import { recordedSpeed, speedsOf, type Pace } from '../../dashboard/speed'

/** Key in session storage. */
const KEY = 'dashboard speed'

/** Returns the speed selected in this session, or that of the recording. */
export function readSpeed(recording: Pace): number {
  const kept = Number(readSession(KEY))
  return speedsOf(recording).includes(kept) ? kept : recordedSpeed(recording)
}

/** Remembers a speed for the session, if the browser permits it. */
export function keepSpeed(speed: number): void {
  writeSession(KEY, String(speed))
}
