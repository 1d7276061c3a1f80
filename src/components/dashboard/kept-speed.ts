import { readSession, writeSession } from '../../client/navigation/history-entry'
import { recordedSpeed, speedsOf, type Pace } from '../../dashboard/speed'
import { readParameter, writeParameter } from './address'

/** Key in session storage. */
const KEY = 'dashboard speed'

/** Returns the speed in the URL, the one selected in this session, or that of the recording. */
export function readSpeed(recording: Pace): number {
  const wishes = [readParameter('speed'), readSession(KEY)].map(Number)
  return wishes.find((wish) => speedsOf(recording).includes(wish)) ?? recordedSpeed(recording)
}

/** Remembers a speed in the URL, and for the session if the browser permits it. */
export function keepSpeed(speed: number): void {
  writeParameter('speed', String(speed))
  writeSession(KEY, String(speed))
}
