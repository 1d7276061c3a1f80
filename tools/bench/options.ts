import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

/** The measurements, in the order in which they run. */
export const PARTS = ['page', 'build', 'edit', 'develop', 'scale'] as const

/** Name of a measurement. */
export type Part = (typeof PARTS)[number]

/** Options of `make bench`. */
export interface Options {
  parts: readonly Part[]
  folder: string
  /** Site built with another generator, whose pages are opened alternately with ours. */
  compareWith?: string
  loads: number
  lighthouseRuns: number
  sizes: readonly number[]
  gatsby: readonly string[]
}

/**
 * Parses the arguments: `[page|build|edit|develop|scale …]` (default: all), and the number and size of runs.
 *
 * @throws with a one-line message if they are invalid
 */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      dir: { type: 'string', default: 'public' },
      'compare-with': { type: 'string' },
      loads: { type: 'string', default: '5' },
      lighthouse: { type: 'string', default: '3' },
      sizes: { type: 'string', default: '1000,3000' },
      gatsby: { type: 'string', default: `${process.execPath} ${process.cwd()}/node_modules/gatsby/cli.js` },
    },
  })
  const unknown = positionals.find((name) => !PARTS.some((part) => part === name))
  if (unknown !== undefined)
    throw new Error(`Unknown measurement "${unknown}": use one of ${PARTS.join(', ')}`)
  return {
    parts: positionals.length === 0 ? PARTS : PARTS.filter((part) => positionals.includes(part)),
    folder: values.dir,
    compareWith: existing('--compare-with', values['compare-with']),
    loads: count('--loads', values.loads, 1),
    lighthouseRuns: count('--lighthouse', values.lighthouse, 0),
    sizes: values.sizes.split(',').map((size) => count('--sizes', size, 1)),
    gatsby: values.gatsby.split(' '),
  }
}

function existing(name: string, folder: string | undefined): string | undefined {
  if (folder !== undefined && !fs.existsSync(path.join(folder, 'docs/index.html')))
    throw new Error(
      `${name} is "${folder}", which has no docs/index.html: specify a folder with a built site in docs/`,
    )
  return folder
}

function count(name: string, value: string, least: number): number {
  const number = Number(value)
  if (value.trim() === '' || !Number.isInteger(number) || number < least)
    throw new Error(`${name} is "${value}": use an integer of at least ${least}`)
  return number
}
