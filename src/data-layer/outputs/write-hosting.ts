import fs from 'node:fs'
import path from 'node:path'
import { headersFile, redirectsFile } from '../../hosting/netlify-files'
import { headersConf, redirectsConf } from '../../hosting/nginx-files'
import { securityHeaders } from '../../hosting/policy'
import { readRedirects } from '../../hosting/redirects'
import { emittedBundles, isBundle } from '../../gatsby-internals/bundles/emitted-files'
import { filesBelow } from './compress-files'

/** Folder of the parts of the nginx configuration that depend on the site. */
const NGINX_FOLDER = 'hosting/nginx/generated'

/** Writes the host configurations derived from the headers and redirects of the site. */
export async function writeHosting(root: string): Promise<void> {
  const site = path.join(root, 'public')
  const headers = securityHeaders(site)
  const redirects = readRedirects(site)
  // bundles of earlier builds still exist, and Cloudflare Pages only supports 100 rules
  const bundles = new Set(emittedBundles(root))
  const files = (await filesBelow(site))
    .filter((name) => !isBundle(name) || bundles.has(name))
    .map((name) => `/${name}`)
  fs.writeFileSync(path.join(site, '_headers'), headersFile(files, { ...headers.always, ...headers.pages }))
  fs.writeFileSync(path.join(site, '_redirects'), redirectsFile(redirects))
  const nginx = path.join(root, NGINX_FOLDER)
  fs.mkdirSync(nginx, { recursive: true })
  fs.writeFileSync(path.join(nginx, 'headers.conf'), headersConf(headers))
  fs.writeFileSync(path.join(nginx, 'redirects.conf'), redirectsConf(redirects))
}
