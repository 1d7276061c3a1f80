/**
 * Joins segments of track, which are path data with the commands M, m, h, v, and a, into a single path: each segment is
 * appended to the one that ends at its start. With separate segments, a drawing would be more than twice as large.
 */
export function joinTracks(pieces: readonly string[]): string {
  const tracks: Track[] = []
  for (const piece of pieces.flatMap(readTracks)) {
    const before = tracks.findLast(({ end }) => end === piece.start)
    if (before) {
      for (const step of piece.steps) addStep(before.steps, step)
      before.end = piece.end
    } else tracks.push(piece)
  }
  const textOf = ({ command, length, bend }: Step): string => command + (bend || String(length))
  return tracks.map(({ start, steps }) => `M${start}${steps.map(textOf).join('')}`).join('')
}

/** A continuous track; positions are "x y" in pixels. */
interface Track {
  start: string
  end: string
  steps: Step[]
}

interface Step {
  command: string
  /** Distance in pixels, to the right for h and downward for v. */
  length: number
  /** Arguments of the command a. */
  bend: string
}

function readTracks(data: string): Track[] {
  const tracks: Track[] = []
  let [x, y] = [0, 0]
  for (const [, command = '', rest = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number)
    const [across = 0, along = 0] = numbers.slice(-2)
    if (command === 'M' || command === 'm') {
      ;[x, y] = command === 'M' ? [across, along] : [x + across, y + along]
      tracks.push({ start: `${x} ${y}`, end: `${x} ${y}`, steps: [] })
      continue
    }
    const [right, down] = command === 'h' ? [across, 0] : command === 'v' ? [0, across] : [across, along]
    if (right === 0 && down === 0) continue
    ;[x, y] = [x + right, y + down]
    const track = tracks.at(-1)
    if (!track) continue
    addStep(track.steps, { command, length: right + down, bend: command === 'a' ? numbers.join(' ') : '' })
    track.end = `${x} ${y}`
  }
  return tracks.filter(({ steps }) => steps.length > 0)
}

/** Merges two steps in the same direction. */
function addStep(steps: Step[], { command, length, bend }: Step): void {
  const last = steps.at(-1)
  if (last && command !== 'a' && last.command === command && last.length > 0 === length > 0)
    last.length += length
  else steps.push({ command, length, bend })
}
