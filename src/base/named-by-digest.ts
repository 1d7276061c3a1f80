/** A digest in a name: eight or more hex digits with at least one letter and one digit, so that it isn't a word. */
const DIGEST = '(?=[0-9]*[a-f])(?=[a-f]*[0-9])[0-9a-f]{8,}'

/** Scripts and styles are always named by webpack, and one in 40 of its digests with 8 digits has no letter. */
const SCRIPT = '[-.][0-9a-f]{8,}\\.(js|css)(\\.[A-Za-z0-9]+)*$'

/** Matches `app-<digest>.js`, `styles.<digest>.css`, `/social/<digest>.png`, and Gatsby's `/static/<digest>/`. */
export const NAMED_BY_DIGEST = new RegExp(`${SCRIPT}|[-./]${DIGEST}(\\.[A-Za-z0-9]+)+$|^/static/${DIGEST}/`)

/** Whether a file's name includes a digest of its content, so that it never changes at the same address. */
export const isNamedByDigest = (pathname: string): boolean => NAMED_BY_DIGEST.test(pathname)
