import { readNote, writeNote, notesOf } from './stores'

const builds = new Map<string, string>()

/** Remembers of which build the code in a tab is. */
export async function noteReader(id: string, build: string): Promise<void> {
  if (id === '' || builds.get(id) === build) return
  builds.set(id, build)
  await writeNote(`reader/${id}`, build)
}

/** The build of the code in a tab, if it is known. */
export async function buildOfReader(id: string): Promise<string | undefined> {
  return builds.get(id) ?? (id === '' ? undefined : readNote<string>(`reader/${id}`))
}

/** Builds whose code is open in some tab. Forgets tabs that are closed. */
export async function buildsBeingRead(clients: Clients): Promise<Set<string>> {
  const open = new Set((await clients.matchAll({ includeUncontrolled: true })).map(({ id }) => id))
  const read = new Set<string>()
  for (const id of await notesOf('reader/')) {
    const build = await buildOfReader(id)
    if (open.has(id) && build) read.add(build)
    if (open.has(id)) continue
    builds.delete(id)
    await writeNote(`reader/${id}`, undefined)
  }
  return read
}
