/** Key in local storage: id of the announcement that was seen last. */
export const ID_KEY = 'announcement.id'
/** Key in local storage: `true` when that announcement was closed. */
export const CLOSED_KEY = 'announcement.closed'

/** ID of the announcement that the reader closed, or null. */
export function closedAnnouncement(storage: Pick<Storage, 'getItem'>): string | null {
  return storage.getItem(CLOSED_KEY) === 'true' ? storage.getItem(ID_KEY) : null
}
