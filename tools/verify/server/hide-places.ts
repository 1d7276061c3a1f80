import type { Cell } from '../../../src/records/record-format'
import type { Answer } from './exec-client'
import { DEFAULT_PORTS, type Ports } from './ports'
import type { Server } from './server'

/** Root in the container image, which replaces the temporary one in records. */
const PUBLIC_ROOT = '/var/lib/questdb'

/** Replaces this run's root and ports with those of a default installation. */
export function hidePlacesInText(text: string, { root, ports, host }: Server): string {
  const shown = new Map([
    ['127.0.0.1', '127.0.0.1'],
    ['localhost', 'localhost'],
    [host, host === '127.0.0.1' ? host : 'localhost'],
  ])
  let result = root ? text.replaceAll(root, PUBLIC_ROOT) : text
  for (const key of Object.keys(ports) as (keyof Ports)[])
    for (const [name, publicName] of shown)
      result = result.replace(
        new RegExp(`${name.replaceAll('.', '\\.')}:${ports[key]}\\b`, 'g'),
        `${publicName}:${DEFAULT_PORTS[key]}`,
      )
  return result
}

/** Does the same for every string of a response. */
export function hidePlaces(answer: Answer, server: Server): Answer {
  const hide = (cell: Cell): Cell => (cell === null ? null : hidePlacesInText(cell, server))
  if (answer.kind === 'error') return { ...answer, message: hidePlacesInText(answer.message, server) }
  return answer.kind === 'rows' ? { ...answer, rows: answer.rows.map((row) => row.map(hide)) } : answer
}
