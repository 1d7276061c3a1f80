import { z } from 'zod'

/** An address that pages link to. Other protocols are rejected, because `javascript:` would run a script. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'is not a URL that begins with https:// or http://',
})

/** Address of a server that pages send queries to: empty, a path of this site, or an https URL. */
export const serverAddress = z
  .string('is missing or not a string')
  .regex(/^(|\/([\w-]+\/)*|https:\/\/[^\s?#]+\/)$/, 'is neither empty nor an address with a trailing slash')
