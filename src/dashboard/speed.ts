import type { RecordingSettings } from './dashboard-data'

/** What determines the speed of a replay. */
export type Pace = Pick<RecordingSettings, 'clockSeconds' | 'pollSeconds'>

/** Speeds relative to that of the recording. */
const FACTORS = [0.5, 1, 3]

/** Returns the speed of a replay, as a multiple of real time, unless the reader selects another one. */
export function recordedSpeed({ clockSeconds, pollSeconds }: Pace): number {
  return Math.round(clockSeconds / pollSeconds)
}

/** Returns the speeds that readers can select: 30, 60, and 180 for a recording that is replayed at 60. */
export function speedsOf(recording: Pace): number[] {
  return FACTORS.map((factor) => factor * recordedSpeed(recording))
}
