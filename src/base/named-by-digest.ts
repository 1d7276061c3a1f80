/** A part of a name that only a digest can be: eight or more hexadecimal digits, among them a letter and a figure. */
const DIGEST = '(?=[0-9]*[a-f])(?=[a-f]*[0-9])[0-9a-f]{8,}'

/** `app-<digest>.js`, `styles.<digest>.css`, `/social/<digest>.png`; and Gatsby's folders `/static/<digest>/`. */
export const NAMED_BY_DIGEST = new RegExp(`[-./]${DIGEST}(\\.[A-Za-z0-9]+)+$|^/static/${DIGEST}/`)

/** Whether a file is named by the digest of its content, so that it never changes under its address. */
export const isNamedByDigest = (pathname: string): boolean => NAMED_BY_DIGEST.test(pathname)
