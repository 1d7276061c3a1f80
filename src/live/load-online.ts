import { loadPart } from '../client/errors/load-part'

/**
 * Loads a part like {@link loadPart}, but rejects without a network instead of offering to retry, so that callers can
 * say so.
 */
export const loadOnline = <Part>(load: () => Promise<Part>): Promise<Part> =>
  navigator.onLine ? loadPart(load) : load()
