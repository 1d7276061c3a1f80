import { readNote, writeNote, notesOf } from './stores'
import { unlessFull } from './trouble'

/** How long an unlisted tab counts as open, in milliseconds: browsers list a tab only once its document arrives. */
const UNTIL_LISTED = 60_000

const builds = new Map<string, string>()
const notedAt = new Map<string, number>()

/** Records the build of a tab's code. If storage is full, the record lasts only until the browser stops the worker. */
export async function noteReader(id: string, build: string): Promise<void> {
  if (id === '' || builds.get(id) === build) return
  builds.set(id, build)
  notedAt.set(id, Date.now())
  await unlessFull(() => writeNote(`reader/${id}`, build))
}

/** The build of the code in a tab, if known. */
export async function buildOfReader(id: string): Promise<string | undefined> {
  return builds.get(id) ?? (id === '' ? undefined : readNote<string>(`reader/${id}`))
}

/** Builds whose code is running in a tab. Also deletes the records of closed tabs. */
export async function buildsBeingRead(clients: Clients): Promise<Set<string>> {
  const open = new Set((await clients.matchAll({ includeUncontrolled: true })).map(({ id }) => id))
  const read = new Set<string>()
  for (const id of await notesOf('reader/')) {
    const build = await buildOfReader(id)
    const isOpen = open.has(id) || Date.now() - (notedAt.get(id) ?? 0) < UNTIL_LISTED
    if (isOpen && build) read.add(build)
    if (isOpen) continue
    builds.delete(id)
    notedAt.delete(id)
    await writeNote(`reader/${id}`, undefined)
  }
  return read
}
