import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { NAMED_BY_DIGEST } from '../base/named-by-digest'
import { ownValue } from '../base/own-value'

// The hosting policy: `tools/serve.ts` and `tools/live.ts` apply it, and nginx-files.ts and netlify-files.ts turn it into
// configuration of other servers.

/** For files that may change at the same address: browsers and proxies check whether their copy is current. */
export const REVALIDATE = 'public, max-age=0, must-revalidate'

/** For files that never change at the same address. */
export const FOREVER = 'public, max-age=31536000, immutable'

/** Cache-Control of the paths that match a pattern. */
export interface CacheRule {
  path: RegExp
  cacheControl: string
}

/**
 * How long browsers and proxies may cache a file, following Gatsby's recommendations
 * (https://www.gatsbyjs.com/docs/caching/). The first rule that matches applies; everything else is revalidated.
 * Static query results have names that look like digests, but those are digests of the query, not of its result.
 * The patterns also have to be valid PCRE, because nginx uses them.
 */
export const CACHE_RULES: readonly CacheRule[] = [
  { path: /^\/sw\.js$/, cacheControl: 'no-cache' },
  { path: /^\/page-data\/|\/$|\.html$/, cacheControl: REVALIDATE },
  { path: NAMED_BY_DIGEST, cacheControl: FOREVER },
]

/**
 * Cache-Control of a file that exists. Redirects, errors and responses to range requests are {@link REVALIDATE}, because
 * nginx decides about the header before it knows whether a range is satisfiable.
 *
 * @param pathname decoded path of a request
 */
export function cacheControl(pathname: string): string {
  return CACHE_RULES.find((rule) => rule.path.test(pathname))?.cacheControl ?? REVALIDATE
}

const TEXT = 'text/plain; charset=utf-8'

/** Content types by extension in lower case. Sources are text, so that browsers show them. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  md: 'text/markdown; charset=utf-8',
  txt: TEXT,
  xml: 'application/xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  ...Object.fromEntries(
    ['c', 'cpp', 'cs', 'go', 'java', 'php', 'py', 'r', 'rs', 'sql'].map((extension) => [extension, TEXT]),
  ),
}

/** Content type of files with an unknown extension, which browsers download. */
export const UNKNOWN_TYPE = 'application/octet-stream'

/** Content type of a path, by its extension. */
export function contentType(pathname: string): string {
  const extension = /\.([A-Za-z0-9]+)$/.exec(pathname)?.[1] ?? ''
  return ownValue(CONTENT_TYPES, extension.toLowerCase()) ?? UNKNOWN_TYPE
}

/** Headers that depend on the built pages, such as Content-Security-Policy: an object of names and values. */
export const POLICY_FILE = 'security-policy.json'

const POLICY = z.record(z.string().regex(/^[A-Za-z-]+$/), z.string().regex(/^[^"$\r\n]+$/))

/** Values of security headers by name. */
export interface SecurityHeaders {
  /** For every response. */
  always: Readonly<Record<string, string>>
  /** For HTML only, because browsers apply them to documents. They would add 1 KB to each other response. */
  pages: Readonly<Record<string, string>>
}

/**
 * The security headers of a built site: the same for all builds, and those of {@link POLICY_FILE} if the build wrote it.
 *
 * @throws when that file contains anything other than header names with values that can be quoted
 */
export function securityHeaders(folder: string): SecurityHeaders {
  const file = path.join(folder, POLICY_FILE)
  return {
    always: { 'X-Content-Type-Options': 'nosniff' },
    pages: {
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      ...(existsSync(file) ? POLICY.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}),
    },
  }
}

/** Strict-Transport-Security for servers that terminate TLS: one year. Must not be sent over plain HTTP. */
export const HSTS = 'max-age=31536000'
