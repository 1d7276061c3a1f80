import { useEffect, useState, type CSSProperties, type ReactNode } from 'react'
import type { Choice, RecordingSettings } from '../../dashboard/dashboard-data'
import type { Feed } from '../../dashboard/feed'
import type { FeedState } from '../../dashboard/feed-state'
import { formatClock, formatTick } from '../../dashboard/format'
import { sayPhase } from '../../dashboard/say-phase'
import { speedsOf } from '../../dashboard/speed'
import { PlaybackIcon } from '../icons/playback-icon'
import * as styles from './dashboard-bar.module.css'
import { keepSpeed, readSpeed } from './kept-speed'

interface DashboardBarProps {
  recording: RecordingSettings
  feed: Feed
  state: FeedState
  choice: Choice
  choose: (choice: Choice) => void
}

/** The selected pair and candle size, the playback state, and the controls for both. */
export function DashboardBar({ recording, feed, state, choice, choose }: DashboardBarProps) {
  const { source } = feed
  return (
    <div className={styles.controls}>
      <label className={styles.field}>
        <span>Pair</span>
        <select
          value={choice.symbol}
          onChange={(event) => choose({ ...choice, symbol: event.currentTarget.value })}
        >
          {source.symbols.map((symbol) => (
            <option key={symbol}>{symbol}</option>
          ))}
        </select>
      </label>
      <div className={styles.field} role="radiogroup" aria-label="Candles">
        <span aria-hidden="true">Candles</span>
        <div className={styles.steps}>
          {source.steps.map((step) => (
            <label key={step}>
              <input
                type="radio"
                name="candles"
                checked={step === choice.step}
                onChange={() => choose({ ...choice, step })}
              />
              {step}
            </label>
          ))}
        </div>
      </div>
      {source.setSpeed && <Speed recording={recording} feed={feed} />}
      <MainButton recording={recording} feed={feed} state={state} />
      <Status recording={recording} feed={feed} state={state} />
    </div>
  )
}

/** The speed of a replay. */
function Speed({ recording, feed }: Pick<DashboardBarProps, 'recording' | 'feed'>) {
  const [speed, setSpeed] = useState(() => readSpeed(recording))
  const change = (next: number) => {
    setSpeed(next)
    keepSpeed(next)
    feed.setSpeed(next)
  }
  return (
    <label className={`${styles.field} ${styles.speed}`}>
      <span>Speed</span>
      <select value={speed} onChange={(event) => change(Number(event.currentTarget.value))}>
        {speedsOf(recording).map((one) => (
          <option key={one} value={one}>
            {one}×
          </option>
        ))}
      </select>
    </label>
  )
}

/** A single button, because only one action makes sense in each state. */
function MainButton({ recording, feed, state }: Pick<DashboardBarProps, 'recording' | 'feed' | 'state'>) {
  const { phase, isPaused } = state
  if (phase === 'ended')
    return (
      <button
        type="button"
        className={`${styles.button} ${styles.playback}`}
        onClick={() => feed.seek(Date.parse(recording.replayFrom))}
      >
        <PlaybackIcon sign="replay" />
        <span>Play again</span>
      </button>
    )
  return (
    <>
      <button
        type="button"
        className={`${styles.button} ${styles.playback}`}
        onClick={() => feed.setPaused(!isPaused)}
      >
        <PlaybackIcon sign={isPaused ? 'play' : 'pause'} />
        <span>{isPaused ? 'Play' : 'Pause'}</span>
      </button>
      {phase === 'failed' && (
        <button type="button" className={styles.button} onClick={() => feed.retry()}>
          Retry now
        </button>
      )}
    </>
  )
}

const BUTTON_PHASES: ReadonlySet<FeedState['phase']> = new Set(['live', 'paused', 'ended'])

/**
 * The state in a word, with a sign that doesn't depend on color. Text that changes every second isn't part of the live
 * region.
 */
function Status({ recording, feed, state }: Pick<DashboardBarProps, 'recording' | 'feed' | 'state'>) {
  const { label, detail } = sayPhase(state, feed.source)
  // the button already says whether a recording is playing, paused, or over
  const isSaid = feed.source.kind === 'recording' && BUTTON_PHASES.has(state.phase)
  return (
    <div className={styles.status} data-phase={state.phase} data-source={feed.source.kind}>
      <p role="status" className={isSaid ? 'visually-hidden' : undefined}>
        {!isSaid && (
          <span className={styles.sign} aria-hidden="true">
            {SIGNS[state.phase]}
          </span>
        )}
        <strong>{label}</strong>
        {detail && <span className={styles.detail}>{detail}</span>}
      </p>
      {state.snapshot?.clock !== undefined && (
        <Position recording={recording} clock={state.snapshot.clock} feed={feed} />
      )}
      <p className={styles.clock}>
        {state.phase === 'failed' && state.retryAt !== null ? (
          <Countdown until={state.retryAt} />
        ) : (
          clockOf(state)
        )}
      </p>
    </div>
  )
}

/** Shows the progress of a replay. Readers can drag it. */
function Position({
  recording,
  clock,
  feed,
}: Pick<DashboardBarProps, 'recording' | 'feed'> & { clock: number }) {
  const [from, to] = [Date.parse(recording.replayFrom), Date.parse(recording.replayTo)]
  // where the reader has moved the thumb, until the replay is there: otherwise, the next of several quick key presses
  // would start from the old place
  const [sought, setSought] = useState<{ time: number; since: number }>()
  if (sought && sought.since !== clock) setSought(undefined)
  const position = sought?.time ?? clock
  // the part of the track before the thumb
  const style: CSSProperties & Record<'--done', string> = {
    '--done': `${(100 * (position - from)) / (to - from)}%`,
  }
  return (
    <div className={styles.timeline}>
      <input
        type="range"
        className={styles.position}
        aria-label="Replay position"
        aria-valuetext={minuteOf(position)}
        style={style}
        min={from}
        max={to}
        step={recording.clockSeconds * 1000}
        value={position}
        onChange={(event) => {
          const time = event.currentTarget.valueAsNumber
          setSought({ time, since: clock })
          feed.seek(time)
        }}
      />
      <span className={styles.times} aria-hidden="true">
        {labelsOf(from, to).map((time) => (
          <span key={time}>{formatTick(time, 'minute')}</span>
        ))}
      </span>
    </div>
  )
}

const HOUR = 3_600_000

/** Times labeled below the slider, at equal distances: each hour if there are only a few, otherwise the ends. */
function labelsOf(from: number, to: number): number[] {
  const hours = (to - from) / HOUR
  if (!Number.isInteger(hours) || hours > 4) return [from, to]
  return Array.from({ length: hours + 1 }, (_, index) => from + index * HOUR)
}

const SIGNS: Record<FeedState['phase'], ReactNode> = {
  connecting: '○',
  connected: '○',
  live: '●',
  stale: '◐',
  paused: <PlaybackIcon sign="pause" />,
  failed: '▲',
  ended: '■',
}

/** 21:05 UTC; the tag after the title of the page names the day. */
const minuteOf = (time: number) => `${formatTick(time, 'minute')} UTC`

function clockOf({ snapshot }: FeedState): string {
  if (snapshot?.clock !== undefined) return minuteOf(snapshot.clock)
  return snapshot?.newest == null ? '' : `Latest row: ${formatClock(snapshot.newest)} UTC`
}

function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [until])
  return <>Retrying in {Math.max(0, Math.ceil((until - now) / 1000))} s</>
}
