/** A digest in a name: eight or more hex digits with at least one letter and one digit, so that it isn't a word. */
const DIGEST = '(?=[0-9]*[a-f])(?=[a-f]*[0-9])[0-9a-f]{8,}'

/** Matches `app-<digest>.js`, `styles.<digest>.css`, `/social/<digest>.png`, and Gatsby's `/static/<digest>/`. */
export const NAMED_BY_DIGEST = new RegExp(`[-./]${DIGEST}(\\.[A-Za-z0-9]+)+$|^/static/${DIGEST}/`)

/** Whether a file's name includes a digest of its content, so that it never changes at the same address. */
export const isNamedByDigest = (pathname: string): boolean => NAMED_BY_DIGEST.test(pathname)
