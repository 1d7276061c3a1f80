import fs from 'node:fs'
import path from 'node:path'

/** Contains the minimum number of examples on the site. `make record` raises it; nothing lowers it. */
export const FLOOR_FILE = 'content/examples-floor.json'

/** Reads the floor; undefined if there is none yet. */
export function readFloor(root: string): number | undefined {
  const file = path.join(root, FLOOR_FILE)
  if (!fs.existsSync(file)) return undefined
  const { examples } = JSON.parse(fs.readFileSync(file, 'utf8')) as { examples?: unknown }
  return typeof examples === 'number' ? examples : undefined
}

/** Raises the floor to a number of examples if it is lower. Returns the resulting floor. */
export function raiseFloor(root: string, examples: number): number {
  const floor = readFloor(root)
  if (floor !== undefined && floor >= examples) return floor
  fs.writeFileSync(path.join(root, FLOOR_FILE), `${JSON.stringify({ examples }, null, 2)}\n`)
  return examples
}
