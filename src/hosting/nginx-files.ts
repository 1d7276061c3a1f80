import { CACHE_RULES, CONTENT_TYPES, HSTS, REVALIDATE, UNKNOWN_TYPE, type SecurityHeaders } from './policy'
import { bothForms, withQuery, type Redirect } from './redirects'

const GENERATED = '# Generated from src/hosting/policy.ts and public/redirects.json: do not edit.\n'

/** Headers and content types for nginx, to be included in its `http` block. */
export function headersConf({ always, pages }: SecurityHeaders): string {
  const types = Object.entries(CONTENT_TYPES).map(([extension, type]) => `  ${quoted(type)} ${extension};`)
  const rules = CACHE_RULES.map(
    ({ path, cacheControl }) => `  ${quoted(`~${path.source}`)} ${quoted(cacheControl)};`,
  )
  const added = Object.entries(always).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
  const addedToPages = Object.entries(pages).map(([name, value]) => {
    const variable = `$page_${name.toLowerCase().replaceAll('-', '_')}`
    return `map $sent_http_content_type ${variable} {
  ~^text/html ${quoted(value)};
  default "";
}
add_header ${name} ${variable} always;`
  })
  return `${GENERATED}
types {
${types.join('\n')}
}
default_type ${UNKNOWN_TYPE};

map $uri $cache_of_file {
${rules.join('\n')}
  default ${quoted(REVALIDATE)};
}

# redirects, errors and parts of files must not be kept because of the name of a file
map $status$http_range $cache_of_response {
  200 $cache_of_file;
  304 $cache_of_file;
  default ${quoted(REVALIDATE)};
}

# headers with an empty value are not sent
map $status $allowed_methods {
  405 "GET, HEAD";
  default "";
}
map $https $transport_security {
  on ${quoted(HSTS)};
  default "";
}

add_header Cache-Control $cache_of_response always;
add_header Allow $allowed_methods always;
add_header Strict-Transport-Security $transport_security always;
${[...added, ...addedToPages].join('\n')}
`
}

/** The redirects for nginx, one map per status, to be included in its `http` block. */
export function redirectsConf(redirects: readonly Redirect[]): string {
  return GENERATED + ([301, 302] as const).map((status) => redirectMap(redirects, status)).join('')
}

function redirectMap(redirects: readonly Redirect[], status: Redirect['status']): string {
  const lines = redirects
    .filter((redirect) => redirect.status === status)
    .flatMap(({ from, to }) => bothForms(from).map((form) => `  ${quoted(form)} ${withRequestQuery(to)};`))
  return `
map $uri $listed_${status} {
${lines.join('\n')}
  default "";
}
`
}

/** The target with variables that nginx replaces with the query of the request. */
function withRequestQuery(to: string): string {
  quoted(to)
  return `"${withQuery(to, '$is_args$args')}"`
}

/**
 * A quoted string for nginx's configuration.
 *
 * @throws if the text contains quotes, line breaks, or variables, which nginx would interpret
 */
function quoted(text: string): string {
  if (/["\r\n]|\$\w|\$\{/.test(text))
    throw new Error(`nginx can't represent ${JSON.stringify(text)} as a string`)
  return `"${text}"`
}
