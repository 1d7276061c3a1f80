import { cacheControl, FOREVER, HSTS } from './policy'
import { bothForms, type Redirect } from './redirects'

/**
 * The file `_headers` for Netlify and Cloudflare Pages. Both revalidate everything by default, so it only lists what
 * can be cached forever: top-level folders where that applies to every file, and other files individually. Rules for
 * Cache-Control must not overlap, because both hosts join the values of a header that several rules set. Cloudflare
 * Pages reads 100 rules, so source maps and licenses, which only developer tools load, are omitted. Both hosts always
 * use TLS, so every response includes {@link HSTS}.
 *
 * @param files paths of all files of the site, with a leading slash
 * @param headers names and values of the headers that every response includes
 */
export function headersFile(files: readonly string[], headers: Readonly<Record<string, string>>): string {
  const rules = [
    rule('/*', { ...headers, 'Strict-Transport-Security': HSTS }),
    ...foreverPatterns(files).map((pattern) => rule(pattern, { 'Cache-Control': FOREVER })),
  ]
  return rules.join('\n')
}

function rule(pattern: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${pattern}\n${lines.join('')}`
}

function foreverPatterns(files: readonly string[]): string[] {
  const folderOf = (file: string) => /^\/[^/]+\//.exec(file)?.[0]
  const kept = files.filter((file) => cacheControl(file) === FOREVER)
  const mixed = new Set(files.filter((file) => cacheControl(file) !== FOREVER).map(folderOf))
  const patterns = kept
    .filter((file) => !/\.(map|txt|br|gz)$/.test(file))
    .map((file) => {
      const folder = folderOf(file)
      return folder === undefined || mixed.has(folder) ? file : `${folder}*`
    })
  return [...new Set(patterns)].sort()
}

/** The file `_redirects` for Netlify and Cloudflare Pages. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects
    .flatMap(({ from, to, status }) => bothForms(from).map((form) => `${form} ${to} ${status}\n`))
    .join('')
}
