import { expect, it } from 'vitest'
import { headersConf, redirectsConf } from './nginx-files'

// servers.test.ts tests what nginx makes of these files

it('lists both forms of a redirect under its status, and adds the query unless the target has one', () => {
  const conf = redirectsConf([
    { from: '/old/', to: '/docs/#start', status: 301 },
    { from: '/chat/', to: 'https://chat.example/?from=site', status: 302 },
  ])
  expect(conf).toContain(`map $uri $listed_301 {
  "/old" "/docs/$is_args$args#start";
  "/old/" "/docs/$is_args$args#start";
  default "";
}`)
  expect(conf).toContain(`map $uri $listed_302 {
  "/chat" "https://chat.example/?from=site";
  "/chat/" "https://chat.example/?from=site";
  default "";
}`)
})

it('writes both maps when there are no redirects', () => {
  expect(redirectsConf([]).match(/^map /gm)).toHaveLength(2)
})

it.each(['/a"/', '/$host/', '/${uri}/', '/a\n/'])(
  'does not write %j, which nginx would read otherwise',
  (to) => {
    expect(() => redirectsConf([{ from: '/old/', to, status: 301 }])).toThrow("nginx can't represent")
  },
)

it('adds headers to every response, and those of pages to HTML only', () => {
  const conf = headersConf({ always: { 'X-A': 'a' }, pages: { 'X-B': "default-src 'self'; b" } })
  expect(conf).toContain('add_header X-A "a" always;')
  expect(conf).toContain(`map $sent_http_content_type $page_x_b {
  ~^text/html "default-src 'self'; b";
  default "";
}
add_header X-B $page_x_b always;`)
})
